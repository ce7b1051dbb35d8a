import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout that these scripts belong to. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/** A path inside the checkout. */
export function at(...parts) {
  return join(root, ...parts)
}

/** Next's own command, run without npx so that nothing is looked up or asked. */
export const nextBin = at('node_modules', 'next', 'dist', 'bin', 'next')

/** The built server of the site: the front, with the framework behind it. */
export const serverFile = at('.next', 'front', 'server.mjs')

/** The folders of PATH without any node_modules/.bin: npm puts those first, and `npm ci` is about to delete them. */
export function systemPath(path = process.env.PATH ?? '') {
  return path
    .split(delimiter)
    .filter((folder) => !/node_modules[\\/]\.bin[\\/]?$/.test(folder) && !folder.includes('node-gyp-bin'))
    .join(delimiter)
}

/** PATH with this checkout's commands first, so that `node` is the pinned one in every child. */
export function projectPath() {
  return [at('node_modules', '.bin'), systemPath()].join(delimiter)
}

/** The first executable of these names on PATH, or null. */
export function onPath(names, path = systemPath()) {
  for (const folder of path.split(delimiter)) {
    for (const name of names) {
      const candidate = join(folder, name)
      if (folder !== '' && existsSync(candidate)) return candidate
    }
  }
  return null
}
