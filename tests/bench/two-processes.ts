import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ownSchema } from '@/tests/setup/own-schema'
import { temporaryFolder } from '@/tests/setup/temporary-folder'
import { arriveTogether, lineOf, told } from './arrivals'
import type { Outcome } from './arrivals-process'
import { round } from './figures'
import { damageOf } from './mixed-writes'
import { oneWorker } from './nginx'
import { freePort, host } from './ports'
import { serve } from './serve'
import { startServer } from './server-process'
import { loadSettings, namesIn, streams, streamsAt } from './streams'

/** Of the usual rate: two sites, nginx, PostgreSQL and the generator share one machine. */
const times = 0.5
/** When one is killed and is back, as shares of the time. */
const killedAt = 1 / 3
const backAt = 2 / 3

/** Hands each request to one of two sites; one that does not answer is left out, and a read is asked of the other. */
function between(folder: string, port: number, origins: readonly string[]): string {
  const servers = origins.map((origin) => `server ${new URL(origin).host} fail_timeout=1s;`).join(' ')
  return oneWorker(
    folder,
    2048,
    `  upstream sites { ${servers} keepalive 64; }
  server {
    listen ${host}:${port};
    location = / { return 204; }
    location / {
      proxy_pass http://sites;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $http_x_forwarded_for;
    }
  }`,
  )
}

async function startBetween(folder: string, origins: readonly string[]) {
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, between(folder, port, origins))
  const args = ['-p', folder, '-c', file, '-e', join(folder, 'error.log')]
  const origin = `http://${host}:${port}`
  const { stop } = await startServer({ command: 'nginx', args, env: process.env, origin, signal: 'SIGTERM' })
  return { origin, stop }
}

/** What failed, and whether it was under way when one site was killed: the generator may have begun a second late. */
function failuresOf(outcomes: readonly Outcome[], killMs: number) {
  return outcomes.flatMap(({ dueMs, ms, status }) => {
    const underWay = dueMs < killMs + 100 && dueMs + ms > killMs - 1000
    return status === 0 || status >= 400 ? [{ dueMs, status, underWay }] : []
  })
}

/**
 * Two sites on one PostgreSQL behind nginx, at half the usual rate each; one is killed after a third of the time and back
 * after two. False when something failed that was not under way to the killed one, a read but for one that was cut short, or
 * something acknowledged is gone.
 */
export async function twoProcesses(seconds: number, postgres: string): Promise<boolean> {
  await using stack = new AsyncDisposableStack()
  const folder = temporaryFolder()
  stack.defer(() => folder.remove())
  const own = await ownSchema(postgres)
  stack.defer(own.drop)
  const secret = 'a-secret-of-the-bench-alone-and-of-nobody-else'
  const settings = { ...loadSettings, DATABASE_URL: own.url, SEALING_SECRET: secret }
  const state = join(folder.path, 'state')
  const [stays, dies] = [await serve(settings), await serve({ ...settings, DATA_DIR: state })]
  stack.defer(stays.stop)
  const proxy = await startBetween(folder.path, [stays.origin, dies.origin])
  stack.defer(proxy.stop)
  const arriving = arriveTogether(streamsAt(proxy.origin, times, seconds))
  await wait(seconds * killedAt * 1000)
  await dies.stop()
  await wait(seconds * (backAt - killedAt) * 1000)
  const back = await serve({ ...settings, DATA_DIR: state, PORT: new URL(dies.origin).port })
  stack.defer(back.stop)
  const all = await arriving
  all.forEach((outcomes, at) => {
    console.log(lineOf(streams[at] ?? '', told(outcomes)))
  })
  const kill = seconds * killedAt * 1000
  const [pages = [], reads = [], writes = []] = all.map((outcomes) => failuresOf(outcomes, kill))
  for (const one of [...pages, ...reads, ...writes]) {
    console.log(
      `  ${one.status} at ${round(one.dueMs)} ms, ${one.underWay ? 'under way to the killed site' : 'not under way to it'}`,
    )
  }
  const names = new Set(all.flatMap(namesIn))
  const damage = await damageOf(names, { dataDir: stays.dataDir, databaseUrl: own.url, spools: [state] })
  console.log(`  ${names.size} writes acknowledged; ${damage.length === 0 ? 'nothing lost' : damage.join('\n')}`)
  // Half an answer cannot be taken back, nor a write be asked for twice that may have been done. A read is asked of the other site.
  const cutShort = [...pages, ...reads].every(({ status, underWay }) => status === 0 && underWay)
  return cutShort && writes.every(({ underWay }) => underWay) && damage.length === 0
}
