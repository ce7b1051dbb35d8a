import 'server-only'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
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
    send: ({ messageId, to, subject, text }) =>
      write(folder, clock, messageId, `To: ${to}\nSubject: ${subject}\n\n${text}`),
  }
  const sms: Carriers['sms'] = { send: ({ id, to, text }) => write(folder, clock, id, `To: ${to}\n\n${text}\n`) }
  return { email, sms }
}

async function write(folder: string, clock: Clock, id: string, content: string): Promise<Delivery> {
  const time = new Date(clock.now()).toISOString().replace(/[:.]/g, '-')
  const path = join(/* turbopackIgnore: true */ folder, `${time}-${id.replace(/[^\w-]/g, '').slice(0, 36)}.txt`)
  try {
    await makeFolder(folder)
    // Whoever watches the folder finds whole messages only.
    await writeFile(`${path}.part`, content, { mode: ownFile, flush: true })
    await rename(`${path}.part`, path)
  } catch (error) {
    throw new CarrierError(`file ${errorCode(error)}`, false, { cause: error })
  }
  return { by: 'file', path }
}
