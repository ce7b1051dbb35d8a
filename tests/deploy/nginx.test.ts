import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '@/scripts/testing/toy-checkout'

const has = (command: string, args: string[]) => spawnSync(command, args).status === 0
const isPossible = has('nginx', ['-v']) && has('openssl', ['version'])
const shipped = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8')

/** What the stand-in for the site was asked, oldest first. */
const asked: { url: string; headers: IncomingHttpHeaders }[] = []
let folder: string
let site: Server
let nginx: ChildProcess
let securePort: string

function answer(message: IncomingMessage) {
  const url = message.url ?? ''
  const isPrivate = url.startsWith('/api/') || url.includes('min=')
  const cacheControl = isPrivate ? 'private, no-store' : 's-maxage=300, stale-while-revalidate=60'
  return {
    body: `page ${url}`,
    headers: { 'cache-control': cacheControl, vary: 'Accept-Encoding', 'content-type': 'text/html' },
  }
}

async function startSite(): Promise<string> {
  site = createServer((message, response) => {
    asked.push({ url: message.url ?? '', headers: message.headers })
    const { body, headers } = answer(message)
    const packed = message.headers['accept-encoding'] === 'gzip'
    response.writeHead(200, packed ? { ...headers, 'content-encoding': 'gzip' } : headers)
    response.end(packed ? gzipSync(body) : body)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => site.listen(Number(port), '127.0.0.1', () => resolve()))
  return port
}

/** The shipped file with the places of this machine in it. Each replacement must find what it replaces. */
function adapt(replacements: readonly (readonly [string, string])[]): string {
  return replacements.reduce((text, [from, to]) => {
    expect(text, `deploy/nginx.conf has ${from}`).toContain(from)
    return text.replaceAll(from, to)
  }, shipped)
}

async function writeConfig(sitePort: string): Promise<string> {
  const [plain, secure] = [await freePort(), await freePort()]
  securePort = secure
  const subject = ['-subj', '/CN=www.example.com', '-addext', 'subjectAltName=DNS:www.example.com']
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
    ['/etc/letsencrypt/live/www.example.com/fullchain.pem', join(folder, 'cert.pem')],
    ['/etc/letsencrypt/live/www.example.com/privkey.pem', join(folder, 'key.pem')],
    ['listen 80', `listen 127.0.0.1:${plain}`],
    ['listen 443', `listen 127.0.0.1:${secure}`],
    ['server 127.0.0.1:3000;', `server 127.0.0.1:${sitePort};`],
  ])
  writeFileSync(path, text)
  return path
}

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

function ask(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port: securePort,
      path,
      servername: 'www.example.com',
      rejectUnauthorized: false,
      agent: false,
    }
    const call = request({ ...options, headers: { host: 'www.example.com', ...headers } }, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += String(chunk)
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
    call.once('error', reject)
    call.end()
  })
}

async function untilItAnswers(): Promise<void> {
  const deadline = Date.now() + 10_000
  while (Date.now() < deadline) {
    const up = await ask('/up').catch(() => null)
    if (up !== null) return
  }
  throw new Error('nginx does not answer')
}

describe.skipIf(!isPossible)('the shipped nginx.conf', { timeout: 20_000 }, () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'timbang-nginx-'))
    const config = await writeConfig(await startSite())
    const check = spawnSync('nginx', ['-t', '-p', folder, '-c', config, '-e', join(folder, 'error.log')], {
      encoding: 'utf8',
    })
    expect(check.stderr).toContain('test is successful')
    nginx = spawn('nginx', ['-p', folder, '-c', config, '-e', join(folder, 'error.log'), '-g', 'daemon off;'], {
      stdio: 'ignore',
    })
    await untilItAnswers()
  })

  afterAll(async () => {
    const ended = new Promise((resolve) => nginx.once('close', resolve))
    nginx.kill('SIGTERM')
    await ended
    site.closeAllConnections()
    site.close()
    rmSync(folder, { recursive: true })
  })

  test('answers the second visitor of a page from its cache', async () => {
    const first = await ask('/bank')
    const second = await ask('/bank')
    expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['MISS', 'HIT'])
    expect([second.status, second.body]).toEqual([200, 'page /bank'])
    expect(asked.filter(({ url }) => url === '/bank')).toHaveLength(1)
  })

  test('sends the stored bytes to who reads gzip and unpacks them for who does not', async () => {
    await ask('/packed')
    expect((await ask('/packed', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('gzip')
    expect((await ask('/packed')).headers['content-encoding']).toBeUndefined()
  })

  test('makes no further entry for anything that a header says', async () => {
    await ask('/loan')
    const told = ['rsc', 'next-router-prefetch', 'accept-encoding', 'accept-language', 'cookie', 'user-agent', 'x-any']
    for (const name of told) {
      const { headers, body } = await ask('/loan', { [name]: '1' })
      expect([headers['x-cache'], body], name).toEqual(['HIT', 'page /loan'])
    }
    expect(asked.filter(({ url }) => url === '/loan')).toHaveLength(1)
  })

  test('makes no entry for a query that a stranger can vary, and one only for all tracking parameters', async () => {
    await ask('/home')
    expect((await ask('/home?utm_source=a&utm_medium=b')).headers['x-cache']).toBe('HIT')
    for (const query of ['?x=1', '?x=1', '?_rsc=q', '?utm_source=a&x=1']) {
      expect((await ask(`/home${query}`)).headers['x-cache'], query).toBe('BYPASS')
    }
  })

  test('keeps nothing that is sent with a token, and nothing of the provider', async () => {
    await ask('/member', { authorization: 'Bearer t' })
    expect((await ask('/member')).headers['x-cache']).toBe('MISS')
    await ask('/api/account')
    await ask('/api/account')
    expect(asked.filter(({ url }) => url === '/api/account')).toHaveLength(2)
  })

  test('tells who asks itself, whatever the visitor says', async () => {
    await ask('/echo', {
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
    })
    const headers = asked.find(({ url }) => url === '/echo')?.headers ?? {}
    expect([headers['x-forwarded-for'], headers['x-forwarded-host'], headers['x-forwarded-proto']]).toEqual([
      '127.0.0.1',
      'www.example.com',
      'https',
    ])
  })

  test('refuses a host that is not ours', async () => {
    expect((await ask('/', { host: 'evil.example' })).status).toBe(421)
  })
})
