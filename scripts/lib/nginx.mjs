import { canInstallDebian, installDebian } from './debian.mjs'
import { onPath } from './paths.mjs'

const isHere = () => onPath(['nginx']) !== null

/**
 * nginx for the tests of its configuration and as a yardstick of speed: the one on the PATH, else Debian's package when
 * root. Without it those tests and budgets skip and are counted as skipped.
 * @returns {Promise<string>} the word for the progress line
 */
export async function ensureNginx() {
  if (isHere()) return 'found'
  if (!canInstallDebian()) return 'not found, its tests are skipped'
  await installDebian('nginx')
  return isHere() ? 'installed' : 'could not be installed, its tests are skipped'
}
