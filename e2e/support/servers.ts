import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { frozen } from '@/scripts/lib/frozen.mjs'
import { root } from './catalogue'
import { keepSaid } from './server-logs'

/** A server that a test started for itself, with a data folder of its own. */
export interface OwnServer {
  readonly url: string
  readonly dataDir: string
  /** All that it has printed so far. */
  readonly said: () => string
  /** Ends it at once, as a power cut would. */
  readonly kill: () => Promise<void>
  /** Ends it and starts it again with other variables, at the same address and over the same data. */
  readonly restart: (variables: Readonly<Record<string, string>>) => Promise<void>
  /** Ends it and removes its data. */
  readonly stop: () => Promise<void>
}

const nextBin = 'node_modules/next/dist/bin/next'
const startMs = 120_000
/** Of the development server, which compiles on the way. */
const startDevelopmentMs = 150_000

/** Starts the built site on a free port with the given variables. Rejects when it does not answer in time. */
export async function startSite(variables: Readonly<Record<string, string>>): Promise<OwnServer> {
  const port = await freePort()
  return start(['.next/front/server.mjs'], port, '/api/version.json', { ...variables, PORT: port })
}

/** Starts the provider alone on a free port. */
export async function startProvider(variables: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  const port = await freePort()
  const args = ['--conditions=react-server', '--import', 'tsx', 'scripts/provider.ts']
  return start(args, port, '/health', { ...variables, PROVIDER_PORT: port })
}

/** Starts the site for work, as `npm run dev` does, on a free port; it answers once `path` is compiled. */
export async function startDevelopment(path: string): Promise<OwnServer> {
  const port = await freePort()
  return start(
    [nextBin, 'dev', '--hostname', '127.0.0.1'],
    port,
    path,
    { PORT: port, NODE_ENV: 'development' },
    startDevelopmentMs,
  )
}

/** Starts the framework's own server of the build, which no front stands before, on a free port. */
export async function startFramework(): Promise<OwnServer> {
  const port = await freePort()
  return start([nextBin, 'start', '--hostname', '127.0.0.1'], port, '/api/version.json', { PORT: port })
}

async function start(
  args: readonly string[],
  port: string,
  readyPath: string,
  variables: Readonly<Record<string, string>>,
  withinMs = startMs,
): Promise<OwnServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'timbang-e2e-'))
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess
  let said: () => string
  const launch = async (changed: Readonly<Record<string, string>>) => {
    child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...environment(dataDir), ...variables, ...changed },
    })
    said = listenTo(child)
    await answering(child, url + readyPath, said, withinMs)
  }
  await launch({})
  const kill = () => end(child)
  const restart = async (changed: Readonly<Record<string, string>>) => {
    await kill()
    await launch(changed)
  }
  const stop = async () => {
    await kill()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url, dataDir, said: () => said(), kill, restart, stop }
}

/** What every server is started with. */
const environment = (dataDir: string): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  SITE_URL: process.env.SITE_URL ?? 'http://localhost:3000',
  ...frozen,
  LOG_LEVEL: 'info',
  NEXT_TELEMETRY_DISABLED: '1',
})

/** Gathers what a process prints, of both kinds. */
function listenTo(child: ChildProcess): () => string {
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: Buffer) => {
      said += text.toString('utf8')
      keepSaid(join(root, '.tmp', 'e2e'), `own-${child.pid}`, text.toString('utf8'))
    })
  }
  return () => said
}

async function answering(child: ChildProcess, url: string, said: () => string, withinMs: number): Promise<void> {
  const until = Date.now() + withinMs
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}: ${said()}`)
    const answered = await fetch(url).then(
      () => true,
      () => false,
    )
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await end(child)
  throw new Error(`${url} did not answer within ${withinMs} ms: ${said()}`)
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}

function freePort(): Promise<string> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('No free port'))
        else resolve(String(address.port))
      })
    })
  })
}
