import { afterAll, vi } from 'vitest'
import { closeDatabase } from '@/lib/server/db/connection'

// Files share a process: what the provider remembers for as long as its process lives has to end with each file.
const before = { ...process.env }

afterAll(async () => {
  await closeDatabase()
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
  vi.resetModules()
})
