import * as z from 'zod'

// Zod probes for eval when the first object schema is made, and the browser reports that as a policy violation.
// Imported before any schema, this switches the probe off. The server renders the same components, and keeps it.
z.config({ jitless: typeof document !== 'undefined' })
