import { randomInt } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ownSchema } from '@/tests/setup/own-schema'
import { temporaryFolder } from '@/tests/setup/temporary-folder'
import { type Command, type ProviderProcess, startProvider } from '../crash/provider-process'
import { bundle } from '../setup/bundled'
import { acknowledged, damageOf, mixedWrite, type StatePlace } from './mixed-writes'

const visitors = 6
/** Longest that a round goes on after its first answer. */
const longestMs = 120

/** What so many kills came to. */
interface Killed {
  readonly names: Set<string>
  refused: number
  readonly damage: string[]
}

/** Writes one after the other until the provider dies. */
async function write(address: string, next: () => number, killed: Killed): Promise<void> {
  for (;;) {
    const { path, headers, body, name } = mixedWrite(next(), '')
    try {
      const answer = await fetch(address + path, { method: 'POST', headers, body })
      const text = await answer.text()
      if (answer.ok && name !== null) killed.names.add(acknowledged(name, text))
      else killed.refused += 1
    } catch {
      // The connection broke: nothing was acknowledged.
      return
    }
  }
}

async function killWhileWriting(provider: ProviderProcess, next: () => number, killed: Killed): Promise<void> {
  const before = killed.names.size
  const writing = Array.from({ length: visitors }, () => write(provider.address, next, killed))
  while (killed.names.size === before && killed.refused === 0) await wait(1)
  await wait(randomInt(longestMs))
  await provider.kill()
  await Promise.all(writing)
}

async function killOften(command: Command, place: StatePlace, rounds: number): Promise<Killed> {
  const killed: Killed = { names: new Set(), refused: 0, damage: [] }
  const variables = {
    DATA_DIR: place.dataDir,
    SEALING_SECRET: 'a-secret-of-the-bench-alone-and-of-nobody-else',
    ...(place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }),
  }
  let at = 0
  const next = () => at++
  for (let round = 1; round <= rounds; round += 1) {
    await killWhileWriting(await startProvider(command, variables), next, killed)
    const found = await damageOf(killed.names, place)
    killed.damage.push(...found.map((one) => `round ${round}: ${one}`))
  }
  const last = await startProvider(command, variables)
  if ((await last.stop()) !== 0) killed.damage.push('the last provider did not end as it should')
  killed.damage.push(...(await damageOf(killed.names, place)))
  return killed
}

/**
 * Kills the provider at random moments while clicks, subscriptions and proofs of consent arrive, on each engine. Prints what
 * it came to; false when anything that was acknowledged is gone, was kept by halves, or a file is damaged.
 */
export async function kills(rounds: number, postgres: string | null): Promise<boolean> {
  // In the checkout: the program finds the packages that are not bundled into it.
  mkdirSync('.tmp', { recursive: true })
  const program = mkdtempSync(join(resolve('.tmp'), 'kills-'))
  let good = true
  try {
    const command = [join(program, 'provider.mjs')]
    bundle('provider.ts', join(program, 'provider.mjs'))
    for (const url of postgres === null ? [null] : [null, postgres]) {
      const folder = temporaryFolder()
      const own = url === null ? null : await ownSchema(url)
      const place = { dataDir: folder.path, databaseUrl: own?.url ?? null }
      const { names, refused, damage } = await killOften(command, place, rounds)
      const engine = url === null ? 'SQLite' : 'PostgreSQL'
      const found = damage.length === 0 ? 'nothing lost, nothing damaged' : damage.join('\n')
      console.log(`  ${engine}: ${rounds} kills, ${names.size} writes acknowledged, ${refused} refused; ${found}`)
      good &&= damage.length === 0 && refused === 0 && names.size > rounds
      await own?.drop()
      folder.remove()
    }
  } finally {
    rmSync(program, { recursive: true, force: true })
  }
  return good
}
