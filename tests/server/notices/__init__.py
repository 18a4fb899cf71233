"""Being told with the page closed."""
