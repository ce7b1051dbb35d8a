import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { dataDirOf } from './clicks'

/** The texts of all messages to an address or a number that a server without a carrier has written, oldest first. */
function messagesTo(project: string, to: string): readonly string[] {
  const folder = join(dataDirOf(project), 'outbox')
  return namesIn(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((text) => text.startsWith(`To: ${to}\n`))
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** The one-time code of the newest message to an address or a number, once there is one. */
export async function codeFor(project: string, to: string): Promise<string> {
  await expect.poll(() => messagesTo(project, to).length, { timeout: 15_000 }).toBeGreaterThan(0)
  const newest = messagesTo(project, to).at(-1) ?? ''
  const code = /(?<!\d)\d{6}(?!\d)/.exec(newest.slice(newest.indexOf('\n')))?.[0]
  if (code === undefined) throw new Error(`No code in the newest message to ${to}`)
  return code
}
