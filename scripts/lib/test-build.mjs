import { build, isBuilt } from './build.mjs'
import { withEnvFiles } from './env-file.mjs'
import { frozen } from './frozen.mjs'

/** Builds with the tests' catalogue and clock, unless that is built already. Throws a Stop when the build fails. */
export async function ensureTestBuild() {
  const env = { ...withEnvFiles(), ...frozen }
  if (!isBuilt(env)) await build(env)
}
