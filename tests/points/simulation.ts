import { lotMonthOf } from '@/lib/domain/points/lots'
import type { TransferKind } from '@/lib/domain/points/transfer'
import type { OpenDatabase } from '@/lib/server/db/database'
import type { PointsRepository } from '@/lib/server/db/points-repository'
import { expireOf } from '@/lib/server/services/points/expire'
import type { Posting, PostOutcome } from '@/lib/server/services/points/ledger'
import { createPoster, type Poster } from '@/lib/server/services/points/poster'
import { verifyLedger } from '@/lib/server/services/points/verify'
import { type Dice, dice } from '../factories/dice'
import { storeAccount } from '../factories/stored-account'
import { balancesIn, ledgerOver, sumOf } from './ledger-over'
import { MemberModel, type Remembered } from './model'

const dayMs = 86_400_000
/** The clock goes through some thirty years, however many steps there are: nobody has points of more months than that. */
const stepsOfDays = 10_000
const memberCount = 5

/** The connection broke, before or after the database had committed. */
class Broken extends Error {}

/** Writes that break where the dice say so. */
function breaking(points: PointsRepository, roll: Dice, odds: { sides: number }): PointsRepository {
  const broken = () => odds.sides > 0 && roll(odds.sides) === 0
  return {
    ...points,
    write: async (work) => {
      const before = broken()
      const done = await points.write(async (page) => {
        const result = await work(page)
        if (before) throw new Broken('before the commit')
        return result
      })
      if (broken()) throw new Broken('after the commit')
      return done
    },
  }
}

/** A ledger with the model beside it, driven by one seed: what is done, in which order, what breaks, and the clock. */
export class Simulation {
  readonly #roll: Dice
  readonly #ledger: ReturnType<typeof ledgerOver>
  readonly #database: OpenDatabase
  readonly #members = new Map<string, MemberModel>()
  readonly #odds = { sides: 12 }
  readonly #dayMs: number
  readonly #deps: Parameters<typeof createPoster>[0]
  #poster: Poster
  #last: Posting | null = null
  #causes = 0
  /** How often something broke and was asked for again. */
  broken = 0

  constructor(database: OpenDatabase, seed: number, steps: number) {
    this.#dayMs = Math.round(dayMs * Math.min(1, stepsOfDays / steps))
    this.#roll = dice(seed)
    this.#database = database
    this.#ledger = ledgerOver(database, { value: Date.parse('2026-01-01T00:00:00Z') })
    this.#deps = { ...this.#ledger, points: breaking(this.#ledger.points, this.#roll, this.#odds) }
    this.#poster = createPoster(this.#deps)
  }

  async begin(): Promise<void> {
    for (let at = 0; at < memberCount; at += 1) {
      await storeAccount(this.#database.db, `m${at}`)
      await this.#ledger.points.openHolder(`m${at}`, `h${at}`, 1)
      this.#members.set(`h${at}`, new MemberModel())
    }
  }

  /** One step, and what must hold after it. Throws what does not. */
  async step(): Promise<void> {
    const holder = `h${this.#roll(memberCount)}`
    const model = this.#members.get(holder)
    if (model === undefined) throw new Error('no model')
    await this.#act(holder, model)
    this.#ledger.time.value += this.#roll(40) === 0 ? 20 * this.#dayMs : this.#roll(this.#dayMs)
    if (this.#roll(50) === 0) this.#poster = createPoster(this.#deps)
    await this.#check()
  }

  async prove(): Promise<void> {
    const proof = await verifyLedger(this.#ledger.history, null)
    if (!proof.ok) throw new Error(JSON.stringify(proof.fault))
  }

  async #check(): Promise<void> {
    const balances = await balancesIn(this.#database)
    if (sumOf(balances) !== 0) throw new Error(`The balances sum to ${sumOf(balances)}`)
    for (const [holder, model] of this.#members) {
      for (const kind of ['pending', 'available', 'held'] as const) {
        const stored = balances[`${holder}:${kind}`] ?? 0
        if (stored !== model[kind]) throw new Error(`${holder} has ${stored} ${kind} and should have ${model[kind]}`)
      }
    }
  }

  async #act(holder: string, model: MemberModel): Promise<void> {
    const amount = 1 + this.#roll(200)
    switch (this.#roll(10)) {
      case 0:
      case 1:
        return this.#add('earn', holder, amount, (one) => model.earn(one))
      case 2:
        return this.#end(holder, model.earns, 'release', 'ended', (earn, made) => model.release(earn, made))
      case 3:
        return this.#end(holder, model.earns, 'cancel', 'ended', (earn) => model.cancel(earn))
      case 4:
        return this.#roll(3) === 0
          ? this.#end(holder, model.releases, 'claw-back', 'reversed', (one) => model.takeBack(one))
          : this.#add('correct', holder, amount, (one) => model.correct(one))
      case 5:
        return this.#roll(3) === 0
          ? this.#end(holder, model.corrections, 'undo', 'reversed', (one) => model.takeBack(one))
          : this.#hold(holder, model, amount)
      case 6:
        return this.#hold(holder, model, amount)
      case 7:
        return this.#end(
          holder,
          model.holds,
          this.#roll(2) === 0 ? 'redeem' : 'give-back',
          'ended',
          (hold, _made, kind) => model.endHold(hold, kind === 'redeem'),
        )
      case 8:
        return this.#expire(holder, model)
      default:
        return this.#again()
    }
  }

  async #add(kind: TransferKind, holder: string, amount: number, note: (one: Remembered) => void): Promise<void> {
    note(this.#made(await this.#post(this.#posting(kind, holder, amount, null)), 'posted'))
  }

  async #hold(holder: string, model: MemberModel, amount: number): Promise<void> {
    const outcome = await this.#post(this.#posting('hold', holder, amount, null))
    if (model.available < amount) this.#expect(outcome, 'not-enough')
    else model.hold(this.#made(outcome, 'posted'))
  }

  /** Ends or reverses something, which may be over already. */
  async #end(
    holder: string,
    of: readonly Remembered[],
    kind: TransferKind,
    whenOver: string,
    note: (one: Remembered, made: Remembered, kind: TransferKind) => void,
  ): Promise<void> {
    const one = of[this.#roll(Math.max(of.length, 1))]
    if (one === undefined) return
    const outcome = await this.#post(this.#posting(kind, holder, one.amount, one.id))
    if (one.over) this.#expect(outcome, whenOver)
    else note(one, this.#made(outcome, 'posted'), kind)
  }

  async #expire(holder: string, model: MemberModel): Promise<void> {
    const due = model.overdueAt(this.#ledger.time.value, this.#ledger.monthsKept())
    // A run that breaks is run again, as the timer does.
    const sides = this.#odds.sides
    this.#odds.sides = 0
    const expired = await expireOf({ ...this.#ledger, poster: this.#poster }, holder)
    this.#odds.sides = sides
    if (expired !== due) throw new Error(`${holder}: ${expired} expired and ${due} should have`)
    model.expire(expired)
  }

  /** The same as the last time: nothing moves. */
  async #again(): Promise<void> {
    if (this.#last !== null) await this.#post(this.#last)
  }

  #posting(kind: TransferKind, holder: string, amount: number, original: string | null): Posting {
    this.#causes += 1
    const cause = { kind: 'simulated', id: String(this.#causes) }
    return this.#ledger.posting(kind, holder, amount, { cause, original })
  }

  /** Asks until there is an answer, as whoever lost one does. */
  async #post(posting: Posting): Promise<PostOutcome> {
    for (;;) {
      try {
        const outcome = await this.#poster.post(posting)
        if (outcome.state === 'posted') this.#last = posting
        return outcome
      } catch (error) {
        if (!(error instanceof Broken)) throw error
        this.broken += 1
      }
    }
  }

  #expect(outcome: PostOutcome, state: string): void {
    const was = outcome.state === 'posted' ? 'posted' : outcome.reason
    if (was !== state) throw new Error(`It was ${was} and should be ${state}`)
  }

  #made(outcome: PostOutcome, state: 'posted'): Remembered {
    this.#expect(outcome, state)
    if (outcome.state !== 'posted') throw new Error('unreachable')
    const { id, amount, happenedAt } = outcome.transfer
    return { id, amount, month: lotMonthOf(happenedAt), over: false }
  }
}
