import { addMonths, isoDate, malaysianDay } from '@/lib/domain/values/iso-date'

/** A transfer that may still be ended or reversed, as the model remembers it. */
export interface Remembered {
  readonly id: string
  readonly amount: number
  readonly month: string
  over: boolean
}

/** What one member should have, kept by plain sums that share nothing with the ledger. */
export class MemberModel {
  pending = 0
  held = 0
  available = 0
  readonly earns: Remembered[] = []
  readonly releases: Remembered[] = []
  readonly corrections: Remembered[] = []
  readonly holds: Remembered[] = []
  readonly #earned = new Map<string, number>()

  earn(one: Remembered): void {
    this.pending += one.amount
    this.earns.push(one)
  }

  release(earn: Remembered, release: Remembered): void {
    earn.over = true
    this.pending -= earn.amount
    this.releases.push(release)
    this.#comes(release)
  }

  cancel(earn: Remembered): void {
    earn.over = true
    this.pending -= earn.amount
  }

  correct(one: Remembered): void {
    this.corrections.push(one)
    this.#comes(one)
  }

  takeBack(one: Remembered): void {
    one.over = true
    this.available -= one.amount
    this.#earned.set(one.month, (this.#earned.get(one.month) ?? 0) - one.amount)
  }

  hold(one: Remembered): void {
    this.available -= one.amount
    this.held += one.amount
    this.holds.push(one)
  }

  endHold(hold: Remembered, isRedeemed: boolean): void {
    hold.over = true
    this.held -= hold.amount
    if (!isRedeemed) this.available += hold.amount
  }

  /** What is over at a moment: of all that came in months that are too old, what was not taken since. */
  overdueAt(now: number, monthsKept: number): number {
    const month = addMonths(isoDate(`${malaysianDay(now).slice(0, 7)}-01`), -monthsKept).slice(0, 7)
    const all = [...this.#earned.values()].reduce((sum, amount) => sum + amount, 0)
    const old = [...this.#earned].reduce((sum, [one, amount]) => (one < month ? sum + amount : sum), 0)
    const taken = all - this.available
    return Math.max(0, Math.min(old - taken, this.available))
  }

  expire(amount: number): void {
    this.available -= amount
  }

  #comes({ month, amount }: Remembered): void {
    this.available += amount
    this.#earned.set(month, (this.#earned.get(month) ?? 0) + amount)
  }
}
