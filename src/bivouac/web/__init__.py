"""What the browser loads: styles, scripts, templates, words."""
