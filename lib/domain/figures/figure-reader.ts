import type { CategoryId } from '../categories/ids'
import type { DetailGroup, DetailRow, Fact, FigureState } from '../figures/row'
import { type AnyProduct, type ProductOfTable, type ProductTable, termsSource } from '../products/product-base'
import { type Words, wordsFor } from '../products/words'
import type { IsoDate } from '../values/iso-date'
import { detailRow } from './detail-row'
import { type Figure, type FigureWords, freshness, type ShelfLife } from './figure'
import type { Entry, PublishedName } from './figure-table'
import { printValue, wording } from './print'

/** What a row says otherwise than its entry. */
interface Changes<V> {
  /** Tells several rows of one figure apart; the name of the figure otherwise. */
  readonly id?: string
  readonly label?: string
  readonly note?: string | null
  /** A method, so that rows of all values are made by one function. */
  print?(value: V): string
}

type ChangesOf<E> = E extends { print?(value: infer V, words: Words): string } ? Changes<V> : never

/** A figure with how long it stays fresh. */
export interface Needed {
  readonly figure: Figure<unknown>
  readonly life: ShelfLife
}

/** What stands under a name: the entry of the same name tells what it is. */
function fieldOf(product: object, name: string): unknown {
  return Reflect.get(product, name)
}

/** Whether a field of a product is a figure with a source of its own. */
export function isFigure(value: unknown): value is Figure<unknown> {
  return typeof value === 'object' && value !== null && 'state' in value
}

/** The figure that an entry holds; a stated term counts as read where the product's terms were. */
function figureOf(entry: Entry, value: unknown, product: AnyProduct): Figure<unknown> {
  if (entry.kind === 'published' && isFigure(value)) return value
  return { state: 'known', value, source: termsSource(product) }
}

/** What a figure of an entry is called not to have a value. */
function wordsOf(entry: Entry, words: Words): FigureWords {
  if (entry.kind === 'stated') return {}
  const none = entry.none === null ? {} : { none: wording(words, entry.none) }
  const unlimited = entry.unlimited === null ? {} : { unlimited: wording(words, entry.unlimited) }
  return { ...none, ...unlimited }
}

/** A row of the detail page from an entry and the value that stands under its name. */
export function makeRow(
  name: string,
  entry: Entry,
  value: unknown,
  product: AnyProduct,
  today: IsoDate,
  changes: Changes<unknown>,
): DetailRow {
  const words = wordsFor(product)
  const figure = figureOf(entry, value, product)
  const print = (known: unknown) => changes.print?.(known) ?? printValue(entry, known, words)
  const label = changes.label ?? wording(words, entry.label)
  const absent = wordsOf(entry, words)
  return detailRow(changes.id ?? name, label, figure, product, entry.life, today, print, absent, changes.note ?? null)
}

/** A line of the detail page: a figure by its name, one with a note worked out, or rows of the category's own making. */
export type Line<P, N extends string> =
  | N
  | { readonly figure: N; readonly note: (product: P, today: IsoDate) => string | null }
  | ((product: P, today: IsoDate) => readonly DetailRow[])

/** Groups of the detail page and of the comparison, in their order. */
export type Layout<P, N extends string> = readonly {
  readonly title: string
  /** See `DetailGroup`. */
  readonly leads?: boolean
  readonly rows: readonly Line<P, N>[]
}[]

/** Reads the figures of one kind of product as its table says, so that nothing about a figure is said twice. */
export function figureReader<C extends CategoryId, const T extends ProductTable>(category: C, { figures: table }: T) {
  type F = T['figures']
  type P = ProductOfTable<C, T>
  type Name = keyof F & string
  const entryOf = (name: Name): Entry => {
    const entry = table[name]
    if (entry === undefined) throw new RangeError(`There is no figure ${name}`)
    return entry
  }
  const row = <K extends Name>(product: P, name: K, today: IsoDate, changes?: ChangesOf<F[K]>): DetailRow =>
    makeRow(name, entryOf(name), fieldOf(product, name), product, today, changes ?? {})
  const need = (product: P, name: PublishedName<F>): Needed => ({
    figure: figureOf(entryOf(name), fieldOf(product, name), product),
    life: entryOf(name).life,
  })
  const lines = (product: P, line: Line<P, Name>, today: IsoDate): readonly DetailRow[] => {
    if (typeof line === 'string') return [makeRow(line, entryOf(line), fieldOf(product, line), product, today, {})]
    if (typeof line === 'function') return line(product, today)
    const { figure: name } = line
    return [makeRow(name, entryOf(name), fieldOf(product, name), product, today, { note: line.note(product, today) })]
  }
  return {
    /** Whether a product is of this kind. */
    is: (product: AnyProduct): product is P => product.category === category,
    /** A row of the detail page: one figure with its source, its date and its freshness. */
    row,
    /** A supporting figure of a list's row. */
    fact: <K extends Name>(product: P, name: K, today: IsoDate, changes?: ChangesOf<F[K]>): Fact => {
      const { source: _, ...fact } = row(product, name, today, changes)
      return fact
    },
    /** A figure with its shelf life, for a result that needs it. */
    need,
    /** Fresh, stale or missing on a day. */
    state: (product: P, name: PublishedName<F>, today: IsoDate): FigureState => {
      const entry = entryOf(name)
      return freshness(figureOf(entry, fieldOf(product, name), product), product.sources, entry.life, today)
    },
    /** Figures that an order reads. */
    ranked: (product: P): readonly Needed[] =>
      Object.entries<Entry>(table)
        .filter(([, entry]) => entry.ranked && entry.kind === 'published')
        .map(([name, entry]) => ({ figure: figureOf(entry, fieldOf(product, name), product), life: entry.life })),
    /** The detail page of this layout. */
    detail:
      (layout: Layout<P, Name>) =>
      (product: P, today: IsoDate): readonly DetailGroup[] =>
        layout.map(({ title, leads = false, rows }) => ({
          title,
          leads,
          rows: rows.flatMap((line) => lines(product, line, today)),
        })),
  }
}
