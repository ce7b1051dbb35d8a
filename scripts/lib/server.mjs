import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { withEnvFiles } from './env-file.mjs'
import { pinnedNode } from './install.mjs'
import { projectPath, serverFile } from './paths.mjs'
import { lastLines, launch } from './run.mjs'
import { Stop } from './say.mjs'

const READY_WITHIN_MS = 60_000
const POLL_MS = 25

/**
 * The port and host of the command line, else of the environment.
 * @param {string[]} args `--port N`, `--host ADDRESS`; without them PORT and HOST count
 * @returns {{ port: number, host: string | undefined }}
 */
export function readAddress(args, env = withEnvFiles()) {
  const option = (name) => {
    const index = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`))
    if (index === -1) return undefined
    return args[index].includes('=') ? args[index].slice(name.length + 1) : args[index + 1]
  }
  const text = option('--port') ?? option('-p') ?? env.PORT ?? '3000'
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new Stop(`PORT must be a whole number from 1 to 65535, not '${text}'.`)
  return { port, host: option('--host') ?? env.HOST }
}

/** Throws the sentence for a port that cannot be had. */
export function requirePort(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => {
      const reasons = {
        EADDRINUSE: `Port ${port} is taken by another program; stop it, or choose another: PORT=${port + 1} npm start.`,
        EACCES: `This user may not open port ${port}; choose one above 1023: PORT=3000 npm start.`,
      }
      reject(
        new Stop(
          reasons[error.code] ?? `Port ${port} cannot be opened on ${host ?? 'this machine'}: ${error.message}.`,
        ),
      )
    })
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

/** The address that a person opens. */
export function addressOf(port, host) {
  const name = host === undefined || host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

async function answersReady(address) {
  try {
    const response = await fetch(`${address}/api/ready`, { signal: AbortSignal.timeout(5000) })
    return response.status === 200 ? true : `it answered ${response.status} at /api/ready`
  } catch {
    return 'it does not answer'
  }
}

async function waitUntilReady(address, server) {
  const deadline = Date.now() + READY_WITHIN_MS
  let state = 'it does not answer'
  while (Date.now() < deadline && !server.ended) {
    state = await answersReady(address)
    if (state === true) return
    await wait(POLL_MS)
  }
  if (server.ended) throw new Stop(lastLines(server.said, 10) || 'The server stopped before it was ready.')
  throw new Stop(
    `${lastLines(server.said, 10)}\nThe server started but is not ready after ${READY_WITHIN_MS / 1000} s: ${state}.`,
  )
}

/**
 * Starts the built site and resolves when it is ready for visitors.
 * @returns {Promise<import('node:child_process').ChildProcess>} the server; what it says is passed on from now on
 */
export async function startServer(port, host) {
  const args = [serverFile, '-p', String(port)]
  if (host !== undefined) args.push('-H', host)
  const env = { ...withEnvFiles(), PATH: projectPath(), NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  const child = launch(pinnedNode(), args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const server = { said: '', ended: false }
  const hear = (chunk) => {
    server.said += chunk
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  child.once('close', () => {
    server.ended = true
  })
  try {
    await waitUntilReady(addressOf(port, host), server)
  } catch (error) {
    child.kill('SIGTERM')
    throw error
  }
  child.stdout.off('data', hear).pipe(process.stdout)
  child.stderr.off('data', hear).pipe(process.stderr)
  return child
}
