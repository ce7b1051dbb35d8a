import { execFileSync } from 'node:child_process'

/**
 * Installs a package (`name@version`) into a folder of its own, for what is asked by hand and too large for every checkout. Its scripts
 * are not run. Throws when it cannot be had.
 */
export function installBeside(folder: string, name: string): void {
  const quiet = ['--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', ['install', '--prefix', folder, ...quiet, name], { stdio: ['ignore', 'ignore', 'inherit'] })
}
