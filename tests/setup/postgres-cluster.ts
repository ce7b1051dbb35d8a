import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'

export interface Cluster {
  readonly url: string
  stop(): Promise<void>
}

/** The account that runs the server: PostgreSQL refuses root. */
interface Account {
  readonly uid?: number
  readonly gid?: number
}

const startMs = 180_000

/** The folder that holds initdb and postgres: on the path, else the newest of Debian's; null where there is none. */
export function postgresBinaries(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = safely(() => readdirSync(debian), [])
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debian, version, 'bin'))
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versions]
  const isThere = (file: string) => safely(() => accessSync(file, constants.X_OK) === undefined, false)
  return folders.find((folder) => isThere(join(folder, 'initdb')) && isThere(join(folder, 'postgres'))) ?? null
}

/**
 * Makes a cluster in a temporary folder and starts it on a free port of 127.0.0.1, with fsync on as in production. It
 * ends and its folder goes when `stop` is called, or when this process dies however it dies.
 */
export async function startCluster(binaries: string): Promise<Cluster> {
  const account = accountToRun()
  const folder = mkdtempSync(join(tmpdir(), 'timbang-postgres-'))
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, `${password}\n`)
  if (account.uid !== undefined && account.gid !== undefined) {
    for (const path of [folder, passwordFile]) chownSync(path, account.uid, account.gid)
  }
  try {
    const data = join(folder, 'data')
    const options = ['--auth=scram-sha-256', '--username=timbang', '--encoding=UTF8', '--no-locale', '--no-sync']
    execFileSync(join(binaries, 'initdb'), ['-D', data, `--pwfile=${passwordFile}`, ...options], {
      ...account,
      cwd: folder,
      stdio: 'pipe',
    })
    const port = await freePort()
    const stop = await startServer(binaries, folder, port, account)
    return { url: `postgres://timbang:${password}@127.0.0.1:${port}/postgres`, stop }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/** The shell outlives a killed parent: its input closes, and it stops the server and removes the folder. */
const guardian = '"$@" & server=$!; read -r _; kill -INT $server; wait $server; rm -rf "$CLUSTER_FOLDER"'

async function startServer(
  binaries: string,
  folder: string,
  port: number,
  account: Account,
): Promise<() => Promise<void>> {
  const settings = ['listen_addresses=127.0.0.1', 'fsync=on', 'max_connections=100', 'log_min_messages=warning']
  const server = [join(binaries, 'postgres'), '-D', join(folder, 'data'), '-p', String(port), '-k', folder]
  const child = spawn('/bin/sh', ['-c', guardian, 'sh', ...server, ...settings.flatMap((value) => ['-c', value])], {
    ...account,
    cwd: folder,
    env: { ...process.env, CLUSTER_FOLDER: folder, LC_ALL: 'C' },
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.stdin.end()
    await ended
  }
  try {
    await waitUntilReady(createInterface({ input: child.stderr }))
  } catch (error) {
    await stop()
    throw error
  }
  child.stderr.resume()
  return stop
}

async function waitUntilReady(lines: NodeJS.EventEmitter & AsyncIterable<string>): Promise<void> {
  const seen: string[] = []
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`PostgreSQL did not start:\n${seen.join('\n')}`)), startMs)
    lines.on('line', (line: string) => {
      seen.push(line)
      if (!/ready to accept connections|FATAL/.test(line)) return
      clearTimeout(timer)
      if (line.includes('FATAL')) reject(new Error(`PostgreSQL did not start: ${line}`))
      else resolve()
    })
  })
  await ready
}

function accountToRun(): Account {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string, name: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString())
  const accountOf = (name: string) => ({ uid: idOf('-u', name), gid: idOf('-g', name) })
  return safely(() => accountOf('postgres'), null) ?? accountOf('nobody')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}

function safely<T>(attempt: () => T, otherwise: T): T {
  try {
    return attempt()
  } catch {
    return otherwise
  }
}
