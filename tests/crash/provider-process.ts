import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { frozen } from '@/scripts/lib/frozen.mjs'
import { bundled } from '../setup/bundled'

export interface ProviderProcess {
  readonly address: string
  /** Ends it at once, as the out-of-memory killer would, and waits until it is gone. */
  kill(): Promise<void>
  /** Asks it to end and waits; the exit code. */
  stop(): Promise<number | null>
}

/** How a process that did not get ready ended. */
export class DidNotStart extends Error {
  readonly exitCode: number | null
  readonly stderr: string

  constructor(exitCode: number | null, stderr: string) {
    super(`The provider ended with ${exitCode}:\n${stderr}`)
    this.exitCode = exitCode
    this.stderr = stderr
  }
}

type Variables = Readonly<Record<string, string>>

/** The command line after `node`. */
export type Command = readonly string[]

/** What `npm run provider` runs. */
export const npmRunProvider: Command = ['--conditions=react-server', '--import', 'tsx', 'scripts/provider.ts']

/** The same program in one file, made once in a run: 100 starts are cheap. */
export function bundledProvider(): Command {
  return [bundled('provider.ts')]
}

/**
 * Starts the real provider on a free port. `killAfterMs`: kills it then, ready or not. Throws DidNotStart when it ends
 * before it is ready.
 */
export async function startProvider(
  command: Command,
  variables: Variables,
  killAfterMs?: number,
): Promise<ProviderProcess> {
  const spawned = spawnProvider(command, variables)
  if (killAfterMs !== undefined) setTimeout(() => spawned.child.kill('SIGKILL'), killAfterMs)
  return untilReady(spawned)
}

interface Spawned {
  readonly child: ChildProcess
  readonly ended: Promise<unknown>
  readonly stderr: () => string
  /** Resolves to the port when the provider says that it answers; to null when the process ends. */
  readonly port: Promise<string | null>
}

function spawnProvider(command: Command, variables: Variables): Spawned {
  const child = spawn(process.execPath, command, {
    env: {
      NODE_ENV: 'test',
      PATH: process.env.PATH ?? '',
      HOST: '127.0.0.1',
      PROVIDER_PORT: '0',
      LOG_LEVEL: 'error',
      TEST_CONTENT: frozen.TEST_CONTENT,
      TRUSTED_PROXY_HOPS: '1',
      // By default it lies beside the data folder, and a test removes its own folder alone.
      KEY_DIR: `${variables.DATA_DIR ?? ''}-keys`,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString()
  })
  const ended = once(child, 'close')
  const said = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const port = /answers at http:\/\/localhost:(\d+)$/.exec(line)?.[1]
      if (port !== undefined) resolve(port)
    })
  })
  return { child, ended, stderr: () => stderr, port: Promise.race([said, ended.then(() => null)]) }
}

async function untilReady(spawned: Spawned): Promise<ProviderProcess> {
  const { child, ended, stderr } = spawned
  const port = await spawned.port
  if (port === null) throw new DidNotStart(child.exitCode, stderr())
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  return {
    address: `http://127.0.0.1:${port}`,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM')
      return child.exitCode
    },
  }
}

const clickAnswer = z.object({ data: z.object({ clickId: z.string() }) })

/** Another caller each time, so that no limit of one is met. */
function anybody(): string {
  return `203.0.${randomInt(256)}.${randomInt(256)}`
}

/** What came of one click: `id` null when it was not acknowledged. null: the process died before it answered. */
export async function sendClick(
  address: string,
): Promise<{ readonly status: number; readonly id: string | null } | null> {
  try {
    const answer = await fetch(`${address}/analytic-component/v1/public/user-interested-redirect/submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': anybody() },
      body: '{"entityName":"VERSA","page":"/investment/versa"}',
    })
    const body = clickAnswer.safeParse(await answer.json())
    return { status: answer.status, id: body.success ? body.data.data.clickId : null }
  } catch {
    return null
  }
}
