import { resolve } from 'node:path'

/** Where the servers of a run keep their data, each in a folder of its name. `npm test` hands over one in memory. */
export const dataRoot = process.env.E2E_DATA_ROOT ?? resolve(import.meta.dirname, '..', '..', '.tmp', 'e2e', 'data')
