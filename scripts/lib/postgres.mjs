import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { canInstallDebian, installDebian } from './debian.mjs'
import { onPath } from './paths.mjs'

const DEBIAN = '/usr/lib/postgresql'

function isHere() {
  if (onPath(['initdb']) !== null && onPath(['postgres']) !== null) return true
  if (!existsSync(DEBIAN)) return false
  return readdirSync(DEBIAN).some((version) => existsSync(join(DEBIAN, version, 'bin', 'initdb')))
}

/**
 * PostgreSQL for its half of the tests: the server at TEST_POSTGRES_URL, else binaries that the tests start a private
 * cluster from, else Debian's package when root. Without any, those tests skip and are counted as skipped.
 * @returns {Promise<string>} the word for the progress line
 */
export async function ensurePostgres(env = process.env) {
  if (env.TEST_POSTGRES_URL) return 'from TEST_POSTGRES_URL'
  if (isHere()) return 'found'
  if (!canInstallDebian()) return 'not found, its tests are skipped'
  await installDebian('postgresql')
  return isHere() ? 'installed' : 'could not be installed, its tests are skipped'
}
