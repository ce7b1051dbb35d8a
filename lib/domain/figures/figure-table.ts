import type { Words } from '../products/words'
import type { Figure, ShelfLife } from './figure'
import type { Shape, ValueOf, Wording } from './shape'

/** What is said of a figure once, wherever it stands. */
interface EntryBase<S extends Shape, V> {
  readonly of: S
  readonly label: Wording
  /** How long it may be shown as fresh. */
  readonly life: ShelfLife
  /** An order of the list reads it: the catalogue check tells when it grows stale. */
  readonly ranked: boolean
  /** What an editor should know that the label does not say; null: nothing. */
  readonly about: string | null
  /** A value on the page; absent: as its shape is printed. A method, so that entries of all values are one type. */
  print?(value: V, words: Words): string
}

/** A figure that is published with a source of its own. */
export interface PublishedEntry<S extends Shape = Shape, V = unknown> extends EntryBase<S, V> {
  readonly kind: 'published'
  /** What a published absence is called, such as "No fee"; null: None. */
  readonly none: Wording | null
  /** What having no upper end is called; null: No limit. */
  readonly unlimited: Wording | null
}

/** A term of the product that is data without a source of its own: it was read where the product's terms were. */
export interface StatedEntry<S extends Shape = Shape, V = unknown> extends EntryBase<S, V> {
  readonly kind: 'stated'
}

export type Entry = PublishedEntry | StatedEntry

/** Entries by the name of their field, in the order in which products are written and travel. */
export type FigureTable = Readonly<Record<string, Entry>>

interface Written<V> {
  readonly label: Wording
  readonly life: ShelfLife
  readonly ranked?: boolean
  readonly about?: string
  readonly print?: (value: V, words: Words) => string
}

interface WrittenPublished<V> extends Written<V> {
  readonly none?: Wording
  readonly unlimited?: Wording
}

/** A figure with its source, by the shape of its value. */
export function published<const S extends Shape>(
  of: S,
  { none, unlimited, ranked = false, about, ...written }: WrittenPublished<ValueOf<S>>,
): PublishedEntry<S, ValueOf<S>> {
  const words = { none: none ?? null, unlimited: unlimited ?? null }
  return { kind: 'published', of, ...words, ranked, about: about ?? null, ...written }
}

/** A term without a source of its own, by the shape of its value. */
export function stated<const S extends Shape>(
  of: S,
  { ranked = false, about, ...written }: Written<ValueOf<S>>,
): StatedEntry<S, ValueOf<S>> {
  return { kind: 'stated', of, ranked, about: about ?? null, ...written }
}

/** What an entry holds in a product. */
type EntryValue<E> = E extends { readonly kind: 'published'; readonly of: infer S }
  ? Figure<ValueOf<S>>
  : E extends { readonly of: infer S }
    ? ValueOf<S>
    : never

/** What the figures of a table are in a product. */
export type FiguresOf<F extends FigureTable> = { readonly [K in keyof F]: EntryValue<F[K]> }

/** Names of the entries that are figures with a source. */
export type PublishedName<F extends FigureTable> = {
  [K in keyof F]: F[K] extends { readonly kind: 'published' } ? K : never
}[keyof F] &
  string
