import type { LoanQuote } from '../../../calculators/loan'
import type { OldRate } from '../../../country-rates/old-rate'
import type { Figure } from '../../../figures/figure'
import type { Needed } from '../../../figures/figure-reader'
import type { Fact } from '../../../figures/row'
import type { AnyProduct } from '../../../products/product-base'
import type { Requirements, ShariahContract } from '../../../products/traits'
import type { Words } from '../../../products/words'
import type { IsoDate } from '../../../values/iso-date'
import type { Sen } from '../../../values/money'
import type { BasisPoints } from '../../../values/rate'
import type { Evaluation, ProductCondition, SortValue, SumStep } from '../../category'
import type { RateBasis } from './ranges'

/** What is borrowed and over how many months. */
export interface Borrowed {
  readonly amount: Sen
  readonly months: number
}

/** The rate of some cases. `rateTo` above `rate` depends on the lender's approval. */
export interface LoanBand {
  readonly rate: BasisPoints
  readonly rateTo: BasisPoints
}

/** What every product of an instalment loan publishes. */
export type LoanProduct<B extends LoanBand> = AnyProduct & {
  readonly shariah: ShariahContract | null
  readonly requirements: Requirements
  readonly rates: Figure<readonly B[]>
  readonly minAmount: Figure<Sen>
  readonly maxAmount: Figure<Sen>
  readonly minMonths: Figure<number>
  readonly maxMonths: Figure<number>
  readonly disbursalDays: Figure<number>
}

type Limit = 'minAmount' | 'maxAmount' | 'minMonths' | 'maxMonths'

/** The part of a figure reader that the sums of a loan read. */
interface LoanReader<P> {
  readonly need: (loan: P, name: Limit | 'rates' | 'disbursalDays') => Needed
  readonly fact: (
    loan: P,
    name: 'disbursalDays',
    today: IsoDate,
    changes: { readonly id: string; readonly label: string; readonly note: string | null },
  ) => Fact
}

/** What a lender charges once at the start. */
export interface StartCharge<P> {
  readonly label: (words: Words) => string
  /** The figure that it is read from. */
  readonly need: (loan: P) => Needed
  /** Of an amount, in sen; null where it is not published. */
  readonly charge: (loan: P, amount: Sen) => Sen | null
  /** The same as a line of the sum says it. */
  readonly formula: (loan: P, amount: Sen) => string
}

/** What is charged at the start, in sen; null where one is not published. */
export interface StartFees {
  /** In the order of the charges. */
  readonly each: readonly (Sen | null)[]
  readonly total: Sen | null
}

/**
 * What a lender offers for a scenario. `top` is worked at the upper end of the published rate, which the orders read;
 * `low` at the lower end, when it is asked for. While `fees.total` is null their effective rate and cost leave fees out:
 * a lower limit.
 */
export interface Offered<B extends LoanBand> {
  readonly kind: 'offer'
  readonly borrowed: Borrowed
  readonly band: B
  /** The rates of the band, with the reference rate of the day where they stand on one. */
  readonly rates: { readonly low: BasisPoints; readonly top: BasisPoints }
  readonly fees: StartFees
  readonly low: () => LoanQuote
  readonly top: LoanQuote
}

export type LoanOffer<B extends LoanBand> = { readonly kind: 'none'; readonly reason: string } | Offered<B>

/** Lines of a loan's sum that other sums may need; empty where nothing is offered. */
export interface LoanLines {
  /** The rate, the instalment and the last one. */
  readonly instalments: readonly SumStep[]
  readonly charges: readonly SumStep[]
  /** From the rate to the cost. */
  readonly whole: readonly SumStep[]
}

/** What one category of instalment loans has of its own. `S` is its scenario, `B` a band of its rates. */
export interface LoanSpec<P extends LoanProduct<B>, S, B extends LoanBand> {
  readonly reader: LoanReader<P>
  readonly borrowed: (scenario: S) => Borrowed
  /** The scenario in words. */
  readonly text: (scenario: S) => string
  readonly basis: (loan: P) => RateBasis
  /** Why the lender does not take a scenario, in a few words; null when its limits allow it. */
  readonly refusal: (loan: P, bands: readonly B[], scenario: S) => string | null
  readonly covers: (band: B, scenario: S) => boolean
  /** What the rates of a loan stand on top of, in basis points; absent: nothing. */
  readonly reference?: (loan: P, today: IsoDate) => BasisPoints
  readonly charges: readonly StartCharge<P>[]
  readonly conditions: (loan: P, scenario: S, today: IsoDate) => readonly ProductCondition[]
  /** The line under the instalment, where every charge is published; absent: none. */
  readonly line?: (loan: P, offer: Offered<B>) => string | null
  readonly oldRate?: (loan: P, today: IsoDate) => OldRate | null
  readonly facts: (
    common: Readonly<Record<'total' | 'eir' | 'speed' | 'income', Fact>>,
    loan: P,
    scenario: S,
    offer: LoanOffer<B>,
    today: IsoDate,
  ) => readonly Fact[]
  readonly sortValues: (
    common: Readonly<Record<'cost' | 'eir' | 'instalment' | 'speed', SortValue>>,
    loan: P,
    scenario: S,
    offer: LoanOffer<B>,
    today: IsoDate,
  ) => Evaluation['sortValues']
  readonly steps: {
    /** Lines before the rate, such as what is borrowed of a price; absent: none. */
    readonly opening?: (scenario: S, offer: Offered<B>) => readonly SumStep[]
    /** Which cases the rate was published for. */
    readonly published: (loan: P, band: B, today: IsoDate) => string
    /** What the amount less all charges at the start is called. */
    readonly paidOut: string
    /** The sums of orders that only this category has, after the others. */
    readonly more: (loan: P, scenario: S, offer: LoanOffer<B>, lines: LoanLines) => readonly SumStep[]
  }
}
