import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, host } from './ports'
import { startServer } from './server-process'

/** The pinned Node when it is installed, as `npm start` runs the site. */
export const node = process.execPath
const packedWithinMs = 60_000

/** The built site, being served. */
export interface Served {
  readonly origin: string
  readonly pid: number
  /** Where its state lies until it is stopped. */
  readonly dataDir: string
  stop(): Promise<void>
}

/** Settings beside those of every run. */
export type Settings = Readonly<Record<string, string>>

/** The address that the built pages name. Without this the server would take its own port for it. */
function builtSiteUrl(): string {
  const home = readFileSync('.next/server/app/index.html', 'utf8')
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(home)?.[1]
  if (canonical === undefined) throw new Error('The built home page names no canonical address')
  return new URL(canonical).origin
}

/** Serves the build on a port of its own, with a data folder of its own unless settings name others. Throws when it does not get ready. */
export async function serve(settings: Settings = {}): Promise<Served> {
  const port = settings.PORT ?? (await freePort())
  const own = settings.DATA_DIR === undefined ? mkdtempSync(join(tmpdir(), 'timbang-bench-')) : null
  const data = own ?? settings.DATA_DIR ?? ''
  const remove = () => {
    if (own !== null) rmSync(own, { recursive: true, force: true })
  }
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    NODE_OPTIONS: '',
    NEXT_TELEMETRY_DISABLED: '1',
    LOG_LEVEL: 'error',
    DATA_DIR: data,
    KEY_DIR: `${data}-keys`,
    DATABASE_URL: '',
    HOST: host,
    PORT: String(port),
    SITE_URL: builtSiteUrl(),
    ...settings,
  }
  const origin = `http://${host}:${port}`
  try {
    const args = [join('.next', 'front', 'server.mjs')]
    const { pid, stop } = await startServer({ command: node, args, env, origin, signal: 'SIGKILL' })
    const end = async () => {
      await stop()
      remove()
    }
    return { origin, pid, dataDir: data, stop: end }
  } catch (error) {
    remove()
    throw error
  }
}

async function isPacked(url: string): Promise<boolean> {
  const { headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  return headers.get('content-encoding') === 'br'
}

/** Resolves when every script has its smallest form: the site makes them one after the other once it serves. */
export async function whenPacked({ origin }: Served): Promise<void> {
  const names = readdirSync(join('.next', 'assets')).filter((name) => name.endsWith('.js'))
  const deadline = Date.now() + packedWithinMs
  for (const name of names) {
    while (!(await isPacked(`${origin}/assets/${name}`))) {
      if (Date.now() > deadline) throw new Error(`/assets/${name} has no Brotli form`)
      await wait(50)
    }
  }
}

/** Processor time that a process has used, in milliseconds; steps of 10. Linux only. */
export function cpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
