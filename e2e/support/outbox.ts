import { expect } from '@playwright/test'
import { newestCode } from '@/tests/factories/sent-codes'
import { dataDirOf } from './clicks'

/** The one-time code of the newest message to an address or a number, once there is one. */
export async function codeFor(project: string, to: string): Promise<string> {
  const newest = () => newestCode(dataDirOf(project), to)
  await expect.poll(newest, { timeout: 60_000 }).not.toBeNull()
  const code = newest()
  if (code === null) throw new Error(`No code for ${to}`)
  return code
}
