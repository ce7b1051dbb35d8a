import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { freePort } from '@/scripts/testing/toy-checkout'
import { root } from './catalogue'

/** A way of starting the site that is shipped in `deploy/`, as its file says it. */
export interface Shipped {
  readonly folder: string
  readonly command: readonly string[]
  readonly environment: Readonly<Record<string, string>>
  /** What asks whether the server is ready; null where nothing is shipped for that. */
  readonly healthCheck: readonly string[] | null
}

function lines(file: string, pattern: RegExp): string[] {
  return [...readFileSync(join(root, 'deploy', file), 'utf8').matchAll(pattern)].map(([, text = '']) => text)
}

function variables(texts: readonly string[]): Record<string, string> {
  const pairs = texts.flatMap((text) => text.split(' ')).map((pair) => pair.split('='))
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]))
}

/** What systemd would run. */
export function shippedUnit(): Shipped {
  const file = 'timbang.service'
  const [folder = ''] = lines(file, /^WorkingDirectory=(.+)$/gm)
  const [command = ''] = lines(file, /^ExecStart=(.+)$/gm)
  const environment = variables(lines(file, /^Environment=(.+)$/gm))
  return { folder, command: command.split(' '), environment, healthCheck: null }
}

/** What a container of the image would run, and what asks it whether it is ready. */
export function shippedImage(): Shipped {
  const file = 'Dockerfile'
  const [folder = ''] = lines(file, /^WORKDIR (.+)$/gm)
  const list = (text: string) => text.slice(2, -2).split('", "')
  const [healthCheck = '', command = ''] = lines(file, /^\s*CMD (\[.+\])$/gm)
  const environment = variables(lines(file, /^ENV (NODE_ENV.+)$/gm))
  return { folder, command: list(command), environment, healthCheck: list(healthCheck) }
}

/** A folder that has what the image has and nothing else, beside the packages. */
export function imageFolder(): { readonly path: string; remove(): void } {
  const parent = join(root, '.tmp', 'shipped')
  mkdirSync(parent, { recursive: true })
  const path = mkdtempSync(join(parent, 'image-'))
  const copied = lines('Dockerfile', /^COPY --from=build(?: --chown=\S+)? (.+) \.\/\S*$/gm)
  for (const source of copied.flatMap((text) => text.split(' '))) {
    const name = source.replace('/srv/timbang/', '')
    if (name === 'node_modules') symlinkSync(join(root, name), join(path, name))
    else execFileSync('cp', ['-al', join(root, name), join(path, name)])
  }
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Where a test runs it: another folder, another place for data and another port than those that are shipped. */
interface Place {
  readonly folder: string
  readonly dataDir: string
  readonly variables?: Readonly<Record<string, string>>
}

/** A process under way. */
export interface Started {
  readonly url: string
  /** The exit code and all that it said. */
  readonly ended: Promise<readonly [number | null, string]>
  /** Resolves to the status of /api/ready once it answers; null when the process ended before. */
  ready(): Promise<number | null>
  /** Runs the health check that is shipped: its exit code. */
  healthCheck(): Promise<number | null>
  /** Sends a signal, by default the one that asks it to end, and waits until it has ended. */
  stop(signal?: NodeJS.Signals): Promise<readonly [number | null, string]>
}

/** Runs a shipped command to the letter, but for its {@link Place}. */
export async function run(shipped: Shipped, { folder, dataDir, variables: own = {} }: Place): Promise<Started> {
  const port = await freePort()
  const here = (text: string) => text.replaceAll(shipped.folder, folder).replaceAll('3000', port)
  const environment = Object.entries(shipped.environment).map(([name, value]) => [name, here(value)])
  const env = {
    PATH: [join(folder, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    TIMBANG_TEST: '1',
    LOG_LEVEL: 'error',
    ...Object.fromEntries(environment),
    DATA_DIR: dataDir,
    ...own,
  }
  const start = (command: readonly string[]) => {
    const [program = '', ...args] = command.map(here)
    return spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  }
  const child = start(shipped.command)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      said += text.toString()
    })
  }
  const ended = once(child, 'close').then(() => [child.exitCode, said] as const)
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    ended,
    ready: () => Promise.race([firstAnswer(url), ended.then(() => null)]),
    healthCheck: async () => {
      const check = start(shipped.healthCheck ?? [])
      await once(check, 'close')
      return check.exitCode
    },
    stop: (signal = 'SIGTERM') => {
      child.kill(signal)
      return ended
    },
  }
}

async function firstAnswer(url: string): Promise<number> {
  for (;;) {
    const answer = await fetch(`${url}/api/ready`).catch(() => null)
    if (answer !== null) return answer.status
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
