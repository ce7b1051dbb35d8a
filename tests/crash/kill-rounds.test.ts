import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clickSchema } from '@/lib/server/services/clicks/click'
import { temporaryFolder } from '../setup/temporary-folder'
import { bundledProvider, DidNotStart, type ProviderProcess, sendClick, startProvider } from './provider-process'
import { seededRandom } from './seeded-random'

const rounds = 60
const visitors = 6
const seed = Number(process.env.CRASH_SEED ?? 20261120)
/** Longest that a visitor may wait: the limits of the database and of the spool, and a busy machine. */
const maxAnswerMs = 3000

type Round = 'plain' | 'locked' | 'killed-at-start'

/** One round in ten with the database locked by someone else, one in ten killed while it starts. */
function kindOf(round: number): Round {
  if (round % 10 === 3) return 'locked'
  return round % 10 === 4 ? 'killed-at-start' : 'plain'
}

describe(`killing the provider at random times (CRASH_SEED=${seed})`, () => {
  const command = bundledProvider()
  const folder = temporaryFolder()
  const variables = { DATA_DIR: folder.path }
  const file = join(folder.path, 'timbang.sqlite')
  const spoolFolder = join(folder.path, 'clicks-spool')
  const random = seededRandom(seed)
  const acknowledged = new Set<string>()
  const refused: number[] = []
  const damage: string[] = []
  const spooledBy: Record<Round, number> = { plain: 0, locked: 0, 'killed-at-start': 0 }
  let slowestMs = 0
  let diedStarting = 0

  /** One visitor after another until the provider dies; `answered` is called for each answer. */
  async function visit(address: string, answered: () => void): Promise<void> {
    for (;;) {
      const start = performance.now()
      const answer = await sendClick(address)
      if (answer === null) return
      slowestMs = Math.max(slowestMs, performance.now() - start)
      if (answer.id !== null) acknowledged.add(answer.id)
      else refused.push(answer.status)
      answered()
    }
  }

  /** Counted in answers first, so that a slow machine tries as much as a fast one; then at any moment. */
  async function clickUntilKilled(provider: ProviderProcess): Promise<void> {
    let answersToCome = 1 + Math.floor(random() * 12)
    let visits: readonly Promise<void>[] = []
    await new Promise<void>((resolve) => {
      const answered = () => {
        answersToCome -= 1
        if (answersToCome === 0) resolve()
      }
      visits = Array.from({ length: visitors }, () => visit(provider.address, answered))
    })
    await delay(random() * 20)
    await provider.kill()
    await Promise.all(visits)
  }

  async function killedWhileStarting(): Promise<void> {
    const outcome = await startProvider(command, variables, random() * 250).catch((error: Error) => error)
    if (outcome instanceof DidNotStart) {
      diedStarting += 1
      return
    }
    if (outcome instanceof Error) throw outcome
    await outcome.kill()
  }

  async function runRound(kind: Round): Promise<void> {
    if (kind === 'killed-at-start') return killedWhileStarting()
    const provider = await startProvider(command, variables)
    const lock = kind === 'locked' ? new DatabaseSync(file) : null
    lock?.exec('begin immediate')
    await clickUntilKilled(provider)
    lock?.exec('rollback')
    lock?.close()
  }

  function verify(round: number, kind: Round): void {
    const { ids, integrity } = stored()
    const waiting = spooled()
    spooledBy[kind] += waiting.length
    const kept = new Set([...ids, ...waiting])
    const lost = [...acknowledged].filter((id) => !kept.has(id))
    if (integrity !== 'ok' || lost.length > 0) damage.push(`round ${round}: ${integrity}, lost ${lost.join(' ')}`)
  }

  function stored(): { readonly ids: readonly string[]; readonly integrity: unknown } {
    const database = new DatabaseSync(file, { timeout: 5000 })
    try {
      const rows = database.prepare('select id from redirect_clicks').all()
      const integrity = database.prepare('pragma integrity_check').get()?.integrity_check
      return { ids: rows.map((row) => String(row.id)), integrity }
    } finally {
      database.close()
    }
  }

  function spooled(): readonly string[] {
    const names = existsSync(spoolFolder) ? readdirSync(spoolFolder) : []
    return names
      .filter((name) => name.endsWith('.jsonl'))
      .flatMap((name) => readFileSync(join(spoolFolder, name), 'utf8').split('\n'))
      .flatMap((line) => (line === '' ? [] : [clickSchema.parse(JSON.parse(line)).id]))
  }

  beforeAll(async () => {
    for (let round = 0; round < rounds; round += 1) {
      await runRound(kindOf(round))
      verify(round, kindOf(round))
    }
  }, 900_000)
  afterAll(() => {
    folder.remove()
  })

  it('loses no click that was acknowledged and never damages the file', () => {
    expect(damage).toEqual([])
  })

  it('was a real trial: hundreds of clicks, some of them through the spool', () => {
    expect(acknowledged.size).toBeGreaterThan(rounds * 5)
    expect(spooledBy.locked).toBeGreaterThan(10)
    expect(diedStarting).toBeGreaterThan(0)
  })

  it('keeps no visitor from leaving, whatever the database does', () => {
    expect(refused).toEqual([])
    expect(slowestMs).toBeLessThan(maxAnswerMs)
  })

  it('has every acknowledged click in the database exactly once after the next orderly run', async () => {
    const provider = await startProvider(command, variables)
    expect(await provider.stop()).toBe(0)
    expect(spooled()).toEqual([])
    const ids = stored().ids
    expect(new Set(ids).size).toBe(ids.length)
    expect([...acknowledged].filter((id) => !ids.includes(id))).toEqual([])
  })
})
