import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const scripts = fileURLToPath(new URL('..', import.meta.url))

/** Stands in for Next: `build` clears `.next` of all but its cache and leaves a BUILD_ID. FAKE_BUILD makes it fail. */
const fakeNext = `
const { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs')
appendFileSync('calls.log', 'build\\n')
mkdirSync('.next', { recursive: true })
for (const name of readdirSync('.next')) if (name !== 'cache') rmSync('.next/' + name, { recursive: true })
writeFileSync('.next/BUILD_ID', 'toy')
if (process.env.FAKE_BUILD === 'killed') {
  const start = Number(readFileSync('/proc/' + process.ppid + '/stat', 'utf8').split(' ')[3])
  for (const id of [start, process.ppid]) process.kill(id, 'SIGKILL')
}
if (process.env.FAKE_BUILD === 'full') { console.error('ENOSPC: no space left on device, write'); process.exit(1) }
`

/** Stands in for the built server: answers /api/ready. FAKE_SERVER makes it fall with these words. */
const fakeServer = `
import { appendFileSync } from 'node:fs'
import { createServer } from 'node:http'
appendFileSync('calls.log', 'start\\n')
if (process.env.FAKE_SERVER) {
  console.error(process.env.FAKE_SERVER.trim())
  process.exit(1)
}
const server = createServer((request, response) => {
  response.statusCode = request.url === '/api/ready' ? 200 : 404
  response.end()
}).listen(Number(process.argv[process.argv.indexOf('-p') + 1]))
process.on('SIGTERM', () => {
  appendFileSync('calls.log', 'closed\\n')
  server.closeAllConnections()
  server.close(() => process.exit(0))
})
`

/** Stands in for the bundler: asked for a file it writes the stand-in of the server, asked for a folder the page as a script. */
const fakeBundler = `
const { mkdirSync, readFileSync, writeFileSync } = require('node:fs')
const { dirname, join } = require('node:path')
exports.build = async ({ output: { dir, file } }) => {
  if (file === undefined) {
    const page = readFileSync('app/page.txt', 'utf8')
    const fileName = 'loader-' + page.trim() + '.js'
    writeFileSync(join(dir, fileName), page)
    return { output: [{ type: 'chunk', isEntry: true, fileName, imports: [] }] }
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, ${JSON.stringify(fakeServer)})
}
`

/** Stands in for npm: makes a node_modules with the stand-ins. FAKE_NPM makes it fail as the real one does. */
const fakeNpm = `
const { appendFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } = require('node:fs')
appendFileSync('calls.log', 'npm ' + process.argv[2] + '\\n')
rmSync('node_modules', { recursive: true, force: true })
mkdirSync('node_modules/.bin', { recursive: true })
const fail = { offline: 'npm error code EAI_AGAIN', full: 'npm error code ENOSPC', odd: 'npm error something else' }[process.env.FAKE_NPM]
if (fail) { console.error(fail); process.exit(1) }
mkdirSync('node_modules/next/dist/bin', { recursive: true })
writeFileSync('node_modules/next/dist/bin/next', ${JSON.stringify(fakeNext)})
if (process.env.FAKE_NPM === 'killed') { process.kill(process.ppid, 'SIGKILL'); process.exit(1) }
mkdirSync('node_modules/@tailwindcss')
const packages = { rolldown: ${JSON.stringify(fakeBundler)}, 'rolldown/utils': 'exports.parseSync = undefined; exports.Visitor = undefined', tsx: '', postcss: '', '@tailwindcss/postcss': '' }
for (const [name, text] of Object.entries(packages)) {
  mkdirSync('node_modules/' + name)
  writeFileSync('node_modules/' + name + '/package.json', JSON.stringify({ name, exports: { '.': './index.js', './*': './*/index.js' } }))
  writeFileSync('node_modules/' + name + '/index.js', text)
}
symlinkSync(${JSON.stringify(process.execPath)}, 'node_modules/.bin/node')
`

const files: Record<string, string> = {
  'package.json': '{"name":"toy"}',
  'package-lock.json': '{"lockfileVersion":3}',
  '.node-version': '24.0.0\n',
  '.env.example': '#PORT=3000\n#SITE_URL=http://localhost:3000\n#DATA_DIR=.data\n',
  'content/a.yaml': 'rate: 100\n',
  'app/page.txt': 'page\n',
  'scripts/check-env.ts':
    "if (process.env.SITE_URL === 'bad') { console.error('SITE_URL must be an address.'); process.exit(1) }\n",
  'scripts/catalogue-history.ts': '',
  'scripts/keep-catalogue.ts': '',
  'scripts/catalogue-check.ts': `import { readFileSync } from 'node:fs'
if (readFileSync('content/a.yaml', 'utf8').includes('oops')) { console.error('content/a.yaml:1 rate: not a number'); process.exit(1) }
`,
}

/** The Node of the machine rather than the pinned one that runs the tests. */
function systemNode(): { node: string; path: string } {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  const found = folders.map((folder) => join(folder, 'node')).find((candidate) => existsSync(candidate))
  return { node: found ?? process.execPath, path: folders.join(delimiter) }
}

export interface Ended {
  readonly code: number | null
  readonly output: string
}

export interface Running {
  readonly child: ChildProcess
  readonly ended: Promise<Ended>
  /** Resolves when the output contains the words; rejects when the process ends without saying them. */
  said(words: string): Promise<void>
}

/** A checkout of the real scripts around stand-ins for npm and Next, in a folder of its own. */
export class ToyCheckout {
  readonly folder = mkdtempSync(join(tmpdir(), 'timbang-toy-'))
  readonly #children = new Set<ChildProcess>()

  constructor() {
    cpSync(scripts, join(this.folder, 'scripts'), { recursive: true, filter: (path) => !path.endsWith('.ts') })
    for (const [path, text] of Object.entries(files)) this.write(path, text)
    mkdirSync(join(this.folder, 'bin'))
    const npm = `#!${process.execPath}\n${fakeNpm}`
    writeFileSync(join(this.folder, 'bin', 'npm'), npm, { mode: 0o755 })
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true })
    writeFileSync(join(this.folder, path), text)
  }

  has(path: string): boolean {
    return existsSync(join(this.folder, path))
  }

  /** What the stand-ins were asked since the last call of this. */
  calls(): string[] {
    const path = join(this.folder, 'calls.log')
    const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : []
    rmSync(path, { force: true })
    return lines
  }

  start(env: Readonly<Record<string, string>>, nodeArgs: readonly string[] = []): Running {
    const { node, path } = systemNode()
    return this.#run(node, [...nodeArgs, 'scripts/start.mjs'], { PATH: path, ...env })
  }

  /** Runs what `npm run build` does, with the pinned Node as npm does, in a checkout that has been started before. */
  build(): Running {
    return this.#run(process.execPath, ['scripts/build.mjs'], { PATH: process.env.PATH ?? '' })
  }

  #run(node: string, args: readonly string[], { PATH = '', ...env }: Readonly<Record<string, string>>): Running {
    const child = spawn(node, args, {
      cwd: this.folder,
      env: { NODE_ENV: 'test', HOME: this.folder, PATH: [join(this.folder, 'bin'), PATH].join(delimiter), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#children.add(child)
    return watchChild(child)
  }

  /** Ends whatever still runs, so that no server outlives its test, and removes the folder. */
  async remove(): Promise<void> {
    for (const child of this.#children) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      const closed = once(child, 'close')
      child.kill('SIGTERM')
      await closed
    }
    rmSync(this.folder, { recursive: true, force: true })
  }
}

function watchChild(child: ChildProcess): Running {
  let output = ''
  const listeners = new Set<() => void>()
  const hear = (chunk: unknown) => {
    output += String(chunk)
    for (const listener of listeners) listener()
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, output })))
  const said = (words: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (output.includes(words)) resolve()
      }
      listeners.add(look)
      look()
      void ended.then(() => reject(new Error(`ended without saying '${words}': ${output}`)))
    })
  return { child, ended, said }
}

/** A port that nobody listens on now. */
export function freePort(): Promise<string> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(String(port)))
    })
  })
}
