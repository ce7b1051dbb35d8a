import 'server-only'
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Clock } from '@/lib/server/clock'
import { makeFolder } from '@/lib/server/data-dir'
import { errorCode } from '@/lib/server/db/state-error'
import { CarrierError, type Carriers, type Delivery } from './carrier'

/** Codes and addresses stand in it: for the user of the site alone. */
const ownFile = 0o600

/**
 * Writes messages as files for a machine that has nothing to send them with, so that its owner can read them. A name begins with the
 * time, so that the newest is last.
 */
export function createMessageFiles(folder: string, clock: Clock): Carriers {
  const email: Carriers['email'] = {
    send: async ({ messageId, to, subject, text, attachments }) => {
      const stem = stemOf(folder, clock, messageId)
      // First, so that who finds the message finds what belongs to it.
      for (const [at, { name, bytes }] of attachments.entries()) await write(`${stem}-${at + 1}-${name}`, bytes)
      return write(`${stem}.txt`, `To: ${to}\nSubject: ${subject}\n\n${text}`)
    },
  }
  const sms: Carriers['sms'] = {
    send: ({ id, to, text }) => write(`${stemOf(folder, clock, id)}.txt`, `To: ${to}\n\n${text}\n`),
  }
  return { email, sms }
}

/** When a file of ours was written, by its name; null for any other file. */
function writtenAt(name: string): number | null {
  const [, day, hour, minute, second, ms] = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-/.exec(name) ?? []
  const time = Date.parse(`${day}T${hour}:${minute}:${second}.${ms}Z`)
  return Number.isNaN(time) ? null : time
}

/**
 * Erases messages that were written into `folder` up to `before` (epoch milliseconds), with their files and what a crash left of one;
 * nothing that somebody else put there. Gives how many files went. Rejects with the system's error.
 */
export async function eraseMessageFiles(folder: string, before: number): Promise<number> {
  const names = await readdir(folder).catch((error: unknown) => {
    // Nothing was ever written.
    if (errorCode(error) === 'ENOENT') return []
    throw error
  })
  const over = names.filter((name) => (writtenAt(name) ?? Number.POSITIVE_INFINITY) <= before)
  for (const name of over) await rm(join(/* turbopackIgnore: true */ folder, name), { force: true })
  return over.length
}

function stemOf(folder: string, clock: Clock, id: string): string {
  const time = new Date(clock.now()).toISOString().replace(/[:.]/g, '-')
  return join(/* turbopackIgnore: true */ folder, `${time}-${id.replace(/[^\w-]/g, '').slice(0, 36)}`)
}

async function write(path: string, content: string | Buffer): Promise<Delivery> {
  try {
    await makeFolder(dirname(path))
    // Whoever watches the folder finds whole messages only.
    await writeFile(`${path}.part`, content, { mode: ownFile, flush: true })
    await rename(`${path}.part`, path)
  } catch (error) {
    throw new CarrierError(`file ${errorCode(error)}`, false, { cause: error })
  }
  return { by: 'file', path }
}
