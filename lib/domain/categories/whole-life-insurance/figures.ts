import { figureReader } from '../../figures/figure-reader'
import { published } from '../../figures/figure-table'
import { cases, choice, count, list, money, months, rate, record, share, type ValueOf } from '../../figures/shape'
import type { ProductOfTable } from '../../products/product-base'
import { exclusionsFigure, freeLookDays, priceChange, takafulFigures } from '../shared/insurance/figures'
import { lifePriceFigures } from '../shared/insurance/life/table'
import { lifeTerms } from '../shared/insurance/life/terms'
import { insuranceTraits } from '../shared/insurance/traits'
import { wholeLifeWords } from './words'

const { figures: words } = wholeLifeWords

/** For how long payments run. */
const payment = cases({ years: { years: count }, 'to-age': { age: count } })

/** Guaranteed values by the age next birthday at entry: for each RM1,000 at the end of year 1, 2, 3 and so on. */
const cashRow = record({ ageFrom: count, ageTo: count, each1000: list(money) })
export type CashRow = ValueOf<typeof cashRow>

/** A bonus that nobody promises, at an assumed rate: on top of the guaranteed value, and never added to it. */
const projectedRow = record({ rate, ageFrom: count, ageTo: count, year: count, each1000: money })
export type ProjectedRow = ValueOf<typeof projectedRow>

export const exclusion = choice(words.exclusions)

/** Every figure of a whole life policy or certificate. The years of its price table are those of the payments. */
const wholeLifeFigures = {
  ...lifePriceFigures,
  priceChange,
  form: published(choice(words.form.options), { label: words.form.label, life: 'rule' }),
  payment: published(payment, { ...words.payment, life: 'rule', ranked: true }),
  cash: published(list(cashRow), {
    label: words.cash.label,
    none: words.cash.none,
    print: words.cash.print,
    about: words.cash.about,
    life: 'rule',
    ranked: true,
  }),
  projected: published(list(projectedRow), {
    label: words.projected.label,
    none: words.projected.none,
    print: words.projected.print,
    about: words.projected.about,
    life: 'rule',
  }),
  multiplier: published(record({ times: share, toAge: count }), { ...words.multiplier, life: 'rule', ranked: true }),
  advance: published(record({ part: share, rate }), { ...words.advance, life: 'rate' }),
  stopping: published(choice(words.stopping.options), { label: words.stopping.label, life: 'rule' }),
  riders: published(list(choice(words.riders.options)), {
    label: words.riders.label,
    none: words.riders.none,
    life: 'rule',
  }),
  exclusions: exclusionsFigure(exclusion),
  suicideMonths: published(months, { ...words.suicideMonths, life: 'rule' }),
  contestableMonths: published(months, { ...words.contestableMonths, life: 'rule' }),
  ...lifeTerms,
  freeLookDays,
  ...takafulFigures,
}

/** What a plan has. */
export const wholeLifeTable = { traits: insuranceTraits, figures: wholeLifeFigures }

export type WholeLife = ProductOfTable<'whole-life-insurance', typeof wholeLifeTable>

/** Reads the figures of a plan as its table says. */
export const wholeLifeReader = figureReader('whole-life-insurance', wholeLifeTable)
