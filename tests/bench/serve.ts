import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The pinned Node when it is installed, as `npm start` runs the site. */
export const node = process.execPath
export const nextBin = resolve('node_modules', 'next', 'dist', 'bin', 'next')

const readyWithinMs = 60_000

/** A built Next application that is being served. */
export interface Served {
  readonly origin: string
  readonly pid: number
  stop(): Promise<void>
}

/** The address that the built pages name. Without this the server would take its own port for it. */
function builtSiteUrl(): string {
  const home = readFileSync('.next/server/app/index.html', 'utf8')
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(home)?.[1]
  if (canonical === undefined) throw new Error('The built home page names no canonical address')
  return new URL(canonical).origin
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, 'localhost', () => {
      const address = probe.address()
      probe.close(() => {
        if (address === null || typeof address === 'string') fail(new Error('The system gave no port'))
        else done(address.port)
      })
    })
  })
}

async function ready(origin: string, child: ChildProcess, said: () => string): Promise<void> {
  const deadline = Date.now() + readyWithinMs
  while (Date.now() < deadline && child.exitCode === null) {
    const answered = await fetch(origin, { signal: AbortSignal.timeout(5000) }).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return
    await wait(50)
  }
  throw new Error(`The server of ${origin} is not ready:\n${said()}`)
}

/** Serves the built site on a port of its own, with a data folder of its own. Throws when it does not get ready. */
export function serveSite(): Promise<Served> {
  return serve('.', (port) => ['.next/front/server.mjs', '-H', 'localhost', '-p', port])
}

/** Serves the build of a bare Next application, by Next's own server. Throws when it does not get ready. */
export function serveBare(folder: string): Promise<Served> {
  return serve(folder, (port) => [nextBin, 'start', '-H', 'localhost', '-p', port, '--keepAliveTimeout', '70000'])
}

async function serve(folder: string, commandOf: (port: string) => readonly string[]): Promise<Served> {
  const port = await freePort()
  const data = mkdtempSync(join(tmpdir(), 'timbang-bench-'))
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    NODE_OPTIONS: '',
    NEXT_TELEMETRY_DISABLED: '1',
    LOG_LEVEL: 'error',
    DATA_DIR: data,
    DATABASE_URL: '',
    PORT: String(port),
    SITE_URL: builtSiteUrl(),
  }
  const child = spawn(node, commandOf(String(port)), { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000)
    })
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const closed = once(child, 'exit')
      child.kill('SIGKILL')
      await closed
    }
    rmSync(data, { recursive: true, force: true })
  }
  const origin = `http://localhost:${port}`
  try {
    await ready(origin, child, () => said)
    if (child.pid === undefined) throw new Error('The server has no process')
    return { origin, pid: child.pid, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Processor time that a process has used, in milliseconds; steps of 10. Linux only. */
export function cpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
