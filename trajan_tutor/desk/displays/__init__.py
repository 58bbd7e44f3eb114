"""What is shown of a table: it is put into words and drawn whenever something was done."""
