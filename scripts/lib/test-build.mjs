import { build, isBuilt } from './build.mjs'
import { withEnvFiles } from './env-file.mjs'

/** The day that the sample figures are read on: they would go stale under the tests otherwise. */
export const TEST_CLOCK = { TIMBANG_TEST: '1', TEST_NOW: '2026-11-20' }

/** Builds with the tests' clock, unless that is built already. Throws a Stop when the build fails. */
export async function ensureTestBuild() {
  const env = { ...withEnvFiles(), ...TEST_CLOCK }
  if (!isBuilt(env)) await build(env)
}
