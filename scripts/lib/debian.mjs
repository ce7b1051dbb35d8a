import { onPath } from './paths.mjs'
import { run } from './run.mjs'

/** No question is asked, and a server that comes with its package is not started: the tests start their own. */
const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }

let updated = null

/** Whether Debian packages can be installed here. */
export function canInstallDebian() {
  return process.getuid?.() === 0 && onPath(['apt-get']) !== null
}

/** Installs a Debian package. Only root can. The lists of packages are fetched once. */
export async function installDebian(name) {
  updated ??= run('apt-update', 'apt-get', ['update', '-q'], env)
  const update = await updated
  if (!update.ok) return update
  return run(`apt-${name}`, 'apt-get', ['install', '-y', '-q', '--no-install-recommends', name], env)
}
