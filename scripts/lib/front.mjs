import { build } from 'rolldown'
import { at } from './paths.mjs'

/** Whatever draws with React goes into the bundle: there must be one React, and the one for production. */
const bundled = /^(?:[./]|@\/|(?:server-only|react|react-dom|swr|use-sync-external-store|dequal)(?:\/|$))/

/** Pages bring their styles with them; what only writes their markup needs none. */
const withoutStyles = {
  name: 'without-styles',
  load: { filter: { id: /\.css$/ }, handler: () => ({ code: '', moduleType: 'js' }) },
}

/**
 * Bundles a program of this project into one file that Node runs by itself. Packages stay where they are, but for those of {@link bundled};
 * `server-only` refuses to be loaded outside the framework, which is what it is for.
 */
async function bundle(entry, outfile) {
  await build({
    cwd: at(),
    input: at(entry),
    platform: 'node',
    tsconfig: at('tsconfig.json'),
    external: (id) => !bundled.test(id),
    plugins: [withoutStyles],
    transform: {
      jsx: { runtime: 'automatic', development: false },
      define: { 'process.env.NODE_ENV': '"production"' },
    },
    checks: { moduleLevelDirective: false },
    resolve: { alias: { 'server-only': at('node_modules', 'server-only', 'empty.js') } },
    logLevel: 'warn',
    output: { file: outfile, format: 'esm', sourcemap: true, codeSplitting: false },
  })
}

/** Bundles the server that stands before the framework. Part of the build, after the framework's own. */
export async function buildFront() {
  await bundle('scripts/serve.ts', at('.next', 'front', 'server.mjs'))
}
