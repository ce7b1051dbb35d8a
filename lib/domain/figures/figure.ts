import { assertNever } from '../values/assert-never'
import { addDays, type IsoDate } from '../values/iso-date'
import { figureWords } from './figure-words'

/** Where a figure was read. `checkedOn` is the day a person last compared it with that place. */
export interface Source {
  readonly kind: SourceKind
  readonly title: string
  readonly url: string
  readonly checkedOn: IsoDate
}

export const sourceKinds = ['issuer-page', 'disclosure-sheet', 'fee-schedule', 'terms', 'regulator'] as const
export type SourceKind = (typeof sourceKinds)[number]

/** A product's sources by the short name its figures refer to. */
export type Sources = Readonly<Record<string, Source>>

/**
 * A published value. Missing, none, unlimited and zero are four different things: `missing` was looked for and not
 * published, `none` is published as not existing (no fee, no cap), `unlimited` has no upper end, zero is a number.
 */
export type Figure<T> =
  | { readonly state: 'known'; readonly value: T; readonly source: string }
  | { readonly state: 'none'; readonly source: string }
  | { readonly state: 'unlimited'; readonly source: string }
  | { readonly state: 'missing' }

/** How long a figure may be shown as fresh, in days since it was checked. */
export const shelfLifeDays = { rate: 90, fee: 180, rule: 365 } as const
export type ShelfLife = keyof typeof shelfLifeDays

/** The value of a known figure; null for every other state. Callers decide what none and unlimited mean for them. */
export function knownValue<T>(figure: Figure<T>): T | null {
  return figure.state === 'known' ? figure.value : null
}

/** The day the figure was checked; null when it was never published. Throws when its source is not in the table. */
export function checkedOn<T>(figure: Figure<T>, sources: Sources): IsoDate | null {
  if (figure.state === 'missing') return null
  const source = sources[figure.source]
  if (source === undefined) throw new Error(`Figure refers to an unknown source: ${figure.source}`)
  return source.checkedOn
}

const firstFreshDays = new Map<ShelfLife, { readonly today: IsoDate; readonly day: IsoDate }>()

/** The oldest day of check that is fresh on `today`. A list asks for it tens of thousands of times with one `today`. */
function firstFreshDay(life: ShelfLife, today: IsoDate): IsoDate {
  const known = firstFreshDays.get(life)
  if (known?.today === today) return known.day
  const day = addDays(today, -shelfLifeDays[life])
  firstFreshDays.set(life, { today, day })
  return day
}

/** Fresh, stale (older than its shelf life on `today`) or missing. */
export function freshness<T>(
  figure: Figure<T>,
  sources: Sources,
  life: ShelfLife,
  today: IsoDate,
): 'fresh' | 'stale' | 'missing' {
  const day = checkedOn(figure, sources)
  if (day === null) return 'missing'
  return day < firstFreshDay(life, today) ? 'stale' : 'fresh'
}

/** Prints a figure: its value through `print`, or the plain word for the state it is in. */
export function printFigure<T>(figure: Figure<T>, print: (value: T) => string, words: FigureWords = {}): string {
  switch (figure.state) {
    case 'known':
      return print(figure.value)
    case 'none':
      return words.none ?? figureWords.none
    case 'unlimited':
      return words.unlimited ?? figureWords.unlimited
    case 'missing':
      return figureWords.missing
    default:
      return assertNever(figure)
  }
}

/** Words a field uses for the absence of a value, such as "No fee" for none. */
export interface FigureWords {
  readonly none?: string
  readonly unlimited?: string
}
