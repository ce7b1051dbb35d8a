import { build } from 'rolldown'
import { at } from './paths.mjs'

/**
 * Bundles a program of this project into one file that Node runs by itself. Packages stay where they are; `server-only`
 * refuses to be loaded outside the framework, which is what it is for.
 */
async function bundle(entry, outfile) {
  await build({
    cwd: at(),
    input: at(entry),
    platform: 'node',
    tsconfig: at('tsconfig.json'),
    external: (id) => !/^(?:[./]|@\/|server-only$)/.test(id),
    resolve: { alias: { 'server-only': at('node_modules', 'server-only', 'empty.js') } },
    logLevel: 'warn',
    output: { file: outfile, format: 'esm', sourcemap: true, codeSplitting: false },
  })
}

/** Bundles the server that stands before the framework. Part of the build, after the framework's own. */
export async function buildFront() {
  await bundle('scripts/serve.ts', at('.next', 'front', 'server.mjs'))
}

/** Bundles the development server, and gives the path of its file. */
export async function buildDevServer() {
  const outfile = at('.tmp', 'dev-server.mjs')
  await bundle('scripts/serve-dev.ts', outfile)
  return outfile
}
