import type { Words } from '../products/words'
import type { IsoDate } from '../values/iso-date'
import type { Sen } from '../values/money'
import type { BasisPoints } from '../values/rate'
import type { Figure } from './figure'

/** Words of the page; a function where an Islamic product has its own. */
export type Wording = string | ((words: Words) => string)

/** Named parts of a record. */
export type Parts = Readonly<Record<string, Shape>>

interface Scalar {
  /** `rate` is earned, charged or paid; `share` is a part of something else and may pass 100 %. */
  readonly kind: 'money' | 'rate' | 'share' | 'count' | 'months' | 'date' | 'yes-no'
}
interface TextShape {
  readonly kind: 'text'
  readonly longest: number
}
export interface ChoiceShape {
  readonly kind: 'choice'
  /** What each value is called on the page. */
  readonly words: Readonly<Record<string, Wording>>
}
interface NumbersShape {
  readonly kind: 'numbers'
  readonly values: readonly number[]
}
interface ListShape {
  readonly kind: 'list'
  readonly of: Shape
}
interface RecordShape {
  readonly kind: 'record'
  readonly parts: Parts
}
interface CasesShape {
  readonly kind: 'cases'
  /** The parts of each case by the value of its `kind`. */
  readonly cases: Readonly<Record<string, Parts>>
}
interface OptionalShape {
  readonly kind: 'optional'
  readonly of: Shape
}
interface FigureShape {
  readonly kind: 'figure'
  readonly of: Shape
}

/**
 * What a value of a product is made of. It is data: the product's type, the schemas of the wire and of the editor's
 * files, the words of the page and the documentation of the files are all read from it.
 */
export type Shape =
  | Scalar
  | TextShape
  | ChoiceShape
  | NumbersShape
  | ListShape
  | RecordShape
  | CasesShape
  | OptionalShape
  | FigureShape

type ScalarValue<K extends Scalar['kind']> = K extends 'money'
  ? Sen
  : K extends 'rate' | 'share'
    ? BasisPoints
    : K extends 'count' | 'months'
      ? number
      : K extends 'date'
        ? IsoDate
        : boolean

type RecordOf<P extends Parts> = { readonly [K in keyof P]: ValueOf<P[K]> }

/** The type of a shape's values. */
export type ValueOf<S> = S extends { readonly kind: 'choice'; readonly words: infer W }
  ? keyof W & string
  : S extends { readonly kind: 'numbers'; readonly values: readonly (infer N)[] }
    ? N
    : S extends { readonly kind: 'text' }
      ? string
      : S extends { readonly kind: 'list'; readonly of: infer O }
        ? readonly ValueOf<O>[]
        : S extends { readonly kind: 'optional'; readonly of: infer O }
          ? ValueOf<O> | null
          : S extends { readonly kind: 'figure'; readonly of: infer O }
            ? Figure<ValueOf<O>>
            : S extends { readonly kind: 'record'; readonly parts: infer P extends Parts }
              ? RecordOf<P>
              : S extends { readonly kind: 'cases'; readonly cases: infer C extends Readonly<Record<string, Parts>> }
                ? { [K in keyof C & string]: { readonly kind: K } & RecordOf<C[K]> }[keyof C & string]
                : S extends { readonly kind: infer K extends Scalar['kind'] }
                  ? ScalarValue<K>
                  : never

/** An amount in sen. */
export const money = { kind: 'money' } as const
/** A rate in basis points that is earned, charged or paid. */
export const rate = { kind: 'rate' } as const
/** A size as a part of something else, in basis points; may pass 100 %. */
export const share = { kind: 'share' } as const
/** A whole number from 0. */
export const count = { kind: 'count' } as const
/** Whole months, at least one. */
export const months = { kind: 'months' } as const
export const date = { kind: 'date' } as const
export const yesNo = { kind: 'yes-no' } as const

/** Text of at most so many characters. */
export function text(longest: number) {
  return { kind: 'text', longest } as const
}

/** One of some named values, with what each is called on the page. */
export function choice<const W extends Readonly<Record<string, Wording>>>(words: W) {
  return { kind: 'choice', words } as const
}

/** The values of a choice, in the order in which they are written. */
export function choiceValues<const W extends Readonly<Record<string, Wording>>>({
  words,
}: {
  readonly words: W
}): readonly (keyof W & string)[] {
  return Object.keys(words).filter((value): value is keyof W & string => value in words)
}

/** One of some numbers. */
export function numbers<const N extends number>(...values: readonly N[]) {
  return { kind: 'numbers', values } as const
}

/** Any number of values of one shape. */
export function list<const S extends Shape>(of: S) {
  return { kind: 'list', of } as const
}

/** Named parts. */
export function record<const P extends Parts>(parts: P) {
  return { kind: 'record', parts } as const
}

/** One of some records, told apart by `kind`. */
export function cases<const C extends Readonly<Record<string, Parts>>>(of: C) {
  return { kind: 'cases', cases: of } as const
}

/** A value that may be absent: null. */
export function optional<const S extends Shape>(of: S) {
  return { kind: 'optional', of } as const
}

/** A published value with its source, or what was published instead of one. */
export function figure<const S extends Shape>(of: S) {
  return { kind: 'figure', of } as const
}
