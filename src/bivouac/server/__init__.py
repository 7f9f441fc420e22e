"""Tables over HTTP: seats, store, live updates, clocks, pages."""
