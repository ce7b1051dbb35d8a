import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { nextBin, node } from './serve'

const folder = resolve('.tmp', 'floor')

/** The least that a page of the framework can be: a hundred short rows of text, no style, no client code, no next/link. */
const files: Readonly<Record<string, string>> = {
  'package.json': '{ "private": true, "type": "module" }\n',
  'next.config.mjs': `export default { poweredByHeader: false, turbopack: { root: ${JSON.stringify(resolve())} } }\n`,
  'app/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>\n',
  'app/layout.jsx': `export const metadata = { title: 'Floor', description: 'Nothing but text.' }

export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}
`,
  'app/page.jsx': `const rows = Array.from({ length: 100 }, (_, at) => at + 1)

export default function Page() {
  return (
    <main>
      <h1>A hundred rows</h1>
      <ul>{rows.map((at) => <li key={at}><a href={'#row-' + at}>Row {at}</a> has {at * 7} of something</li>)}</ul>
    </main>
  )
}
`,
}

/** Stored pages of the floor that are given the bytes of our own, so that both servers send the same. */
export type Lookalikes = Readonly<Record<'list' | 'detail' | 'home', string>>

const lookalikes = ['list', 'detail', 'home'] as const

/** Where the floor serves the lookalike of one of our pages. */
export function lookalikePath(kind: keyof Lookalikes): string {
  return `/same-${kind}`
}

const pageFiles = Object.fromEntries(
  lookalikes.map((kind) => [`app${lookalikePath(kind)}/page.jsx`, 'export default () => <p>To be replaced</p>\n']),
)

/** Gives each lookalike the HTML that our own server sends. The floor must be started anew to see it. */
export function dressFloor(pages: Lookalikes): void {
  for (const kind of lookalikes) {
    writeFileSync(join(folder, '.next', 'server', 'app', `${lookalikePath(kind)}.html`), pages[kind])
  }
}

function versionOf(name: string): string {
  return (
    readFileSync(join('node_modules', name, 'package.json'), 'utf8').match(/"version": "([^"]+)"/)?.[1] ?? 'unknown'
  )
}

/** Everything that the build is made from. */
function stamp(): string {
  const versions = [process.version, ...['next', 'react', 'react-dom'].map(versionOf)]
  return createHash('sha256')
    .update(JSON.stringify([versions, files, pageFiles]))
    .digest('hex')
}

/**
 * The folder of the built floor. It is built once for each version of the framework and kept in `.tmp`. Throws with
 * the build's output when that fails.
 */
export function builtFloor(): string {
  const stampPath = join(folder, '.next', '.stamp')
  const value = stamp()
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === value) return folder
  rmSync(folder, { recursive: true, force: true })
  for (const [name, text] of Object.entries({ ...files, ...pageFiles })) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    NODE_OPTIONS: '',
    NEXT_TELEMETRY_DISABLED: '1',
  }
  const result = spawnSync(node, [nextBin, 'build'], { cwd: folder, env, encoding: 'utf8' })
  if (result.status !== 0) throw new Error(`The floor could not be built:\n${result.stdout}\n${result.stderr}`)
  writeFileSync(stampPath, value)
  return folder
}
