"""What a page is shown and may ask, without any host: view model, requests, patches, the coach at work."""
