import { toCsv } from '../values/csv'
import { malaysianDay } from '../values/iso-date'

interface CsvEntry {
  readonly words: string
  readonly about: string
  /** What was bought; null: it is about no voucher. */
  readonly voucher: { readonly title: string } | null
  readonly amount: number
  readonly change: number
  readonly balance: number | null
  /** Epoch milliseconds. */
  readonly happenedAt: number
}

/** A history of points as a table: the day in Malaysia, what happened, what it was for, how many points it was about, the change and what could be used after it. */
export function historyCsv(entries: readonly CsvEntry[]): string {
  return toCsv([
    ['Day', 'What', 'About', 'Points', 'Change', 'Usable after'],
    ...entries.map(({ words, about, voucher, amount, change, balance, happenedAt }) => [
      malaysianDay(happenedAt),
      words,
      voucher?.title ?? about,
      String(amount),
      String(change),
      balance === null ? '' : String(balance),
    ]),
  ])
}
