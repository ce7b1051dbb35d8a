import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, type RequestOptions } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@/scripts/testing/toy-checkout'
import { type Asking, askAt, type PlainAnswer } from '@/tests/deploy/ask-at'

const shipped = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8')
const has = (command: string, args: string[]) => spawnSync(command, args).status === 0

/** The host that the shipped file names. */
export const shippedHost = 'www.example.com'

/** Whether this machine has what the configuration needs to run. */
export const canRunNginx = has('nginx', ['-v']) && has('openssl', ['version'])

/** The shipped configuration at work before a site. */
export interface ShippedNginx {
  /** Asks for the very path that is given, by TLS. */
  readonly ask: (path: string, asking?: Asking) => Promise<PlainAnswer>
  /** What its access log holds. */
  readonly log: () => string
  /** The keys of all entries in its cache. */
  readonly keys: () => readonly string[]
  /** Where it listens. */
  readonly ports: { readonly plain: string; readonly secure: string }
  /** The file of the certificate that it has made for itself. */
  readonly certificate: string
  readonly stop: () => Promise<void>
}

/** What differs from the shipped file. */
export interface Differences {
  /** For a test that asks faster than anybody may. */
  readonly hurried?: boolean
  /** The host name, as whoever deploys puts in their own. */
  readonly host?: string
}

/** The shipped file with the places of this machine in it. Each replacement must find what it replaces. */
function adapt(replacements: readonly (readonly [string, string])[]): string {
  return replacements.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf no longer has ${from}`)
    return text.replaceAll(from, to)
  }, shipped)
}

interface Ports {
  readonly site: string
  readonly plain: string
  readonly secure: string
}

function writeConfig(folder: string, { site, plain, secure }: Ports, { hurried, host }: Required<Differences>): string {
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`]
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...files, ...subject], {
    stdio: 'ignore',
  })
  mkdirSync(join(folder, 'cache'))
  const unused = ['fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/cache/${name};`).join('\n')
  const path = join(folder, 'nginx.conf')
  const text = adapt([
    ['user www-data;', process.getuid?.() === 0 ? 'user root;' : ''],
    ['worker_processes auto;', 'worker_processes 1;'],
    ['/run/nginx.pid', join(folder, 'nginx.pid')],
    ['/var/log/nginx', folder],
    ['/var/cache/nginx', join(folder, 'cache')],
    ['server_tokens off;', `server_tokens off;\n${unused}`],
    [`/etc/letsencrypt/live/${shippedHost}/fullchain.pem`, join(folder, 'cert.pem')],
    [`/etc/letsencrypt/live/${shippedHost}/privkey.pem`, join(folder, 'key.pem')],
    ['listen 80', `listen 127.0.0.1:${plain}`],
    ['listen 443', `listen 127.0.0.1:${secure}`],
    ['server 127.0.0.1:3000;', `server 127.0.0.1:${site};`],
    ...(host === shippedHost
      ? []
      : ([
          [`https://${shippedHost}$request_uri`, `https://${host}:${secure}$request_uri`],
          [shippedHost, host],
        ] as const)),
    ...(hurried ? ([['rate=100r/s', 'rate=100000r/s']] as const) : []),
  ])
  writeFileSync(path, text)
  return path
}

/** What stands before the head of the stored answer in each file of the cache. */
const keyLine = /\nKEY: (.*)\n/

function keysIn(folder: string): readonly string[] {
  const entries = readdirSync(join(folder, 'cache', 'timbang'), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => keyLine.exec(readFileSync(join(entry.parentPath, entry.name), 'latin1'))?.[1] ?? '')
    .sort()
}

/** Starts the shipped configuration before a site on a port of this machine. Throws when nginx does not accept it. */
export async function startShippedNginx(
  site: string,
  { hurried = false, host = shippedHost }: Differences = {},
): Promise<ShippedNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'timbang-nginx-'))
  const [plain, secure] = [await freePort(), await freePort()]
  const config = writeConfig(folder, { site, plain, secure }, { hurried, host })
  const args = ['-p', folder, '-c', config, '-e', join(folder, 'error.log')]
  const check = spawnSync('nginx', ['-t', ...args], { encoding: 'utf8' })
  if (!check.stderr.includes('test is successful')) throw new Error(check.stderr)
  const nginx = spawn('nginx', [...args, '-g', 'daemon off;'], { stdio: 'ignore' })
  const options: RequestOptions = {
    port: secure,
    servername: host,
    rejectUnauthorized: false,
    agent: new Agent({ keepAlive: true, maxSockets: 8 }),
  }
  const ask = (path: string, { headers = {}, ...asking }: Asking = {}) =>
    askAt('https', options, path, { ...asking, headers: { host, ...headers } })
  const stop = async () => {
    const ended = once(nginx, 'close')
    nginx.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true })
  }
  const until = Date.now() + 10_000
  while (!(await ask('/api/health').catch(() => null))) {
    if (Date.now() > until) throw new Error('nginx does not answer')
    await wait(20)
  }
  return {
    ask,
    log: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    keys: () => keysIn(folder),
    ports: { plain, secure },
    certificate: join(folder, 'cert.pem'),
    stop,
  }
}
