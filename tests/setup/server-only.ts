/** Stands in for the `server-only` marker: tests run server modules outside the framework. */
export {}
