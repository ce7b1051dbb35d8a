import 'server-only'
import type { Env } from '@/lib/server/env'
import type { KeySource } from './sealing-keys'

/** Where the configuration says that keys are. */
export function keySource(
  env: Pick<Env, 'SEALING_SECRET' | 'SEALING_SECRET_BEFORE' | 'KEY_DIR' | 'DATA_DIR'>,
): KeySource {
  return {
    secret: env.SEALING_SECRET,
    secretBefore: env.SEALING_SECRET_BEFORE,
    keyDir: env.KEY_DIR,
    dataDir: env.DATA_DIR,
  }
}
