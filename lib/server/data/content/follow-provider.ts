import 'server-only'
import { createHash } from 'node:crypto'
import { call } from '@/lib/client/call'
import type { Transport } from '@/lib/client/http'
import { contentOperation, type GivenKind, givenKinds } from '@/lib/contract/calls/content'
import { transport } from '@/lib/server/data/site/transport'
import { log } from '@/lib/server/log'
import { createRecurring } from '@/lib/server/recurring'
import { settleWithin } from '@/lib/server/settle-within'
import { keepGiven } from './given-content'

/** Campaigns begin at their minute: a site before another provider learns of one in the next. */
const everyMs = 60_000

/** How long a start waits for the texts of the provider. After that pages show our own files until it has answered. */
const patienceMs = 3000

/** An answer by the digest of its files, and why they cannot be used; null: they are. */
interface Answer {
  readonly digest: string
  readonly refused: unknown
}

/**
 * Makes a round that asks a provider for its texts, one kind after the other, and has the pages show them. A kind stays as it was last known
 * when it cannot be had, when one of its files cannot be read, and when no byte of it has changed. The first of the failures in a row of a kind
 * is logged. The round resolves to how many kinds are new, and never rejects.
 */
export function contentRound(transport: () => Transport): (isStopped: () => boolean) => Promise<number> {
  const answers = new Map<GivenKind, Answer>()
  const failing = new Set<GivenKind>()
  const renew = async (kind: GivenKind): Promise<boolean> => {
    const { files } = (await call(contentOperation, { query: { kind } }, transport())).data
    const digest = createHash('sha256').update(JSON.stringify(files)).digest('base64')
    const last = answers.get(kind)
    const isNew = last?.digest !== digest
    const refused = isNew ? refusalOf(kind, files) : last.refused
    answers.set(kind, { digest, refused })
    if (refused !== null) throw refused
    return isNew
  }
  return async (isStopped) => {
    let renewed = 0
    for (const kind of givenKinds) {
      if (isStopped()) break
      try {
        renewed += Number(await renew(kind))
        failing.delete(kind)
      } catch (error) {
        if (!failing.has(kind)) log().error('content.last-known', error, { kind })
        failing.add(kind)
      }
    }
    return renewed
  }
}

/** Has the pages show the files; why they cannot be used, or null. */
function refusalOf(kind: GivenKind, files: Parameters<typeof keepGiven>[1]): unknown {
  try {
    keepGiven(kind, files)
    return null
  } catch (error) {
    return error
  }
}

/** Has the pages show the texts of the provider in another process: resolves once it gave them, or after a while. Never rejects. */
export async function followProvider(): Promise<void> {
  const rounds = createRecurring(contentRound(transport), { everyMs, stopMs: patienceMs })
  rounds.start()
  await settleWithin(rounds.run(), patienceMs, 0)
}
