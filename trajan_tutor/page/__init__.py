"""The host that is a page of its own: Python runs in a worker of the browser, and there is no server but of files."""
