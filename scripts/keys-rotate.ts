import { systemClock } from '@/lib/server/clock'
import { closeDatabase } from '@/lib/server/db/connection'
import { env } from '@/lib/server/env'
import { keySource } from '@/lib/server/services/keys/key-source'
import { type SealedAgain, sealAgain } from '@/lib/server/services/keys/seal-again'
import { addKey, forgetKeysUnusedSince, sealingKeys } from '@/lib/server/services/keys/sealing-keys'
import { runtime } from '@/lib/server/services/runtime'
import { sessionLimits } from '@/lib/server/services/sessions/session'
import { loadEnvFiles } from './load-env-files'

/**
 * A key opens for as long as the longest thing that it may have sealed and no row holds: the session of somebody without script, in their
 * cookie. However often keys are changed, nobody is signed out by it.
 */
const opensMs = sessionLimits.idleMs

/**
 * A new key seals from now on, and what is kept encrypted is sealed again with it. A running site takes it with its next call. With
 * SEALING_SECRET the new secret stands there already and the old one in SEALING_SECRET_BEFORE: then only the second is done.
 */
async function main(): Promise<void> {
  loadEnvFiles()
  const source = keySource(env())
  if (source.secret === null) addKey(source, systemClock.now())
  const done: SealedAgain[] = []
  for (const rows of runtime().sealedRows) done.push(await sealAgain(rows))
  const sealed = done.reduce((sum, one) => sum + one.sealed, 0)
  const unopened = done.reduce((sum, one) => sum + one.unopened, 0)
  if (source.secret === null && unopened === 0) forgetKeysUnusedSince(source, systemClock.now() - opensMs)
  const [current, ...former] = sealingKeys(source, 'kept-by-members').map(({ id }) => id)
  process.stdout.write(`Key ${current} seals; ${former.join(', ') || 'no other'} opens too. Sealed again: ${sealed}.\n`)
  if (unopened === 0) return
  process.stderr.write(`${unopened} encrypted texts open with none of the keys; no key was removed.\n`)
  process.exitCode = 1
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  await closeDatabase()
}
