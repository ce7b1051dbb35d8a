import { canInstallDebian, installDebian } from './debian.mjs'
import { onPath } from './paths.mjs'
import { Stop } from './say.mjs'

const isHere = () => onPath(['java']) !== null

/**
 * A Java for the W3C's checker: the one on the PATH, else Debian's without windows when root.
 * @returns {Promise<string>} the word for the progress line. Throws when there is none: without it nothing can be checked.
 */
export async function ensureJava() {
  if (isHere()) return 'found'
  if (canInstallDebian()) {
    await installDebian('default-jre-headless')
    if (isHere()) return 'installed'
  }
  throw new Stop(
    'No Java was found and none could be installed; put a Java of 17 or newer on the PATH and run this again.',
  )
}
