import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

const readyWithinMs = 60_000

/** A server in a process of its own. */
export interface ServerProcess {
  readonly pid: number
  stop(): Promise<void>
}

/** A command that serves, and where it is to be heard of. */
export interface ServerCommand {
  readonly command: string
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
  readonly origin: string
  /** Ends it. nginx must end its worker as well, which it cannot when it is killed. */
  readonly signal: NodeJS.Signals
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

/** Starts a server and waits until it answers. Throws with what it said when it does not. */
export async function startServer({ command, args, env, origin, signal }: ServerCommand): Promise<ServerProcess> {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000)
    })
  child.once('error', (error) => {
    said += error.message
  })
  // Else all that is seen of it is a refused connection somewhere later.
  const tell = (code: number | null, by: string | null) =>
    console.error(`The server of ${origin} ended by itself (${code ?? by}):\n${said}`)
  child.once('exit', tell)
  const stop = async () => {
    child.off('exit', tell)
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    const closed = once(child, 'exit')
    child.kill(signal)
    await closed
  }
  try {
    await ready(origin, child, () => said)
    if (child.pid === undefined) throw new Error('The server has no process')
    return { pid: child.pid, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
