import { type Calculator, type CalculatorGroup, defineCalculator, step } from '../calculator-pages/calculator'
import { cardValue } from '../calculator-pages/card-value'
import { fixedDepositCalculator } from '../calculator-pages/fixed-deposit'
import { printListAddress } from '../calculator-pages/list-address'
import { personalLoanInstalment } from '../calculator-pages/personal-loan-instalment'
import type { Answer, CalculatorResult } from '../calculator-pages/result'
import type { Category } from '../categories/category'
import { creditCard } from '../categories/credit-card/definition'
import { fixedDeposit } from '../categories/fixed-deposit/definition'
import { personalLoan } from '../categories/personal-loan/definition'
import { choice, type FieldMap, type MoneyField, type MonthsField, type Values } from '../fields/field'
import { valueWords } from '../fields/field-value'
import { defaultState } from '../list/list-query'
import { rankProducts } from '../list/ranking'
import { type Band, winnerBands } from '../list/winner-bands'
import type { Product } from '../products/product'
import { formatDate, type IsoDate } from '../values/iso-date'
import { sen } from '../values/money'
import type { CatalogueSum } from './catalogue-sum'

/** Which list, and which figures of its scenario may be changed to see who is first then. */
interface Place {
  readonly id: string
  readonly title: string
  readonly purpose: string
  readonly group: CalculatorGroup
  readonly category: Category
  readonly vary: readonly string[]
  /** The calculator whose sum the list's results are: its sources are those of the answer. */
  readonly sum: Calculator
  readonly related: readonly string[]
}

type Varied = MoneyField | MonthsField

/** The fields that are asked: the scenario's open ones, and which of them to change. */
function fieldsOf({ category, vary }: Place): FieldMap {
  const open = Object.entries(category.scenario).filter(([, { personal }]) => !personal)
  const options = vary.map((value) => ({ value, label: category.scenario[value]?.label ?? value }))
  const first = options[0]?.value ?? ''
  return { ...Object.fromEntries(open), vary: choice({ label: 'What to change', options, default: first }) }
}

/** The list for one scenario, whose first product is asked for at many values of one figure. */
interface Asked {
  readonly place: Place
  readonly products: readonly Product[]
  readonly scenario: Values
  readonly name: string
  readonly field: Varied
  readonly today: IsoDate
}

/** Sen are asked for in whole ringgit, months one by one. */
const unitOf = ({ kind }: Varied) => (kind === 'money' ? 100 : 1)

const printed = ({ field }: Asked, unit: number) => valueWords(field, unit * unitOf(field))

function rankingAt({ place, products, scenario, name, field, today }: Asked, unit: number) {
  const state = defaultState(place.category, today)
  const at = field.kind === 'money' ? sen(unit * 100) : unit
  return rankProducts(place.category, products, { ...state, scenario: { ...scenario, [name]: at } }, today)
}

/** The first of the list, as the list has it; null where it ranks none. */
function firstAt(asked: Asked, unit: number): Product | null {
  const { products, rankedCount } = rankingAt(asked, unit)
  return rankedCount === 0 ? null : (products[0] ?? null)
}

/** Months over all that the field takes; amounts from a tenth to ten times what was told, within its bounds. */
function rangeOf({ field }: Asked, told: number): readonly [number, number] {
  const [least, most] = [Math.ceil(field.min.at / unitOf(field)), Math.floor(field.max.at / unitOf(field))]
  if (field.kind === 'months') return [least, most]
  return [Math.max(least, Math.floor(told / 10)), Math.min(most, Math.max(told * 10, 1_000))]
}

const nameOf = (product: Product | null) => product?.name ?? 'None'

function rangeText(asked: Asked, { from, to }: Pick<Band<unknown>, 'from' | 'to'>): string {
  return from === to ? printed(asked, from) : `${printed(asked, from)} to ${printed(asked, to)}`
}

function rowOf(asked: Asked, band: Band<Product | null>): readonly string[] {
  const { from, first } = band
  const [row] = first === null ? [] : rankingAt(asked, from).rows(0, 1)
  const checked = row?.evaluation.headline.checkedOn ?? null
  return [
    rangeText(asked, band),
    nameOf(first),
    row?.result.text ?? 'None fits',
    checked === null ? '' : formatDate(checked),
  ]
}

/** What the list says of both at an edge: the last value of the one, and the first of the other. */
function edgeSteps(asked: Asked, way: string, below: Band<Product | null>, above: Band<Product | null>) {
  return [below.to, above.from].map((unit) => {
    const rows = rankingAt(asked, unit).rows()
    const both = [below.first, above.first].flatMap((one) => rows.find(({ product }) => product === one) ?? [])
    const texts = both.map(({ product, result }) => `${product.name}: ${result.text}`)
    return step(`${way}, at ${printed(asked, unit)}`, texts.join('; '), `${nameOf(firstAt(asked, unit))} is first`)
  })
}

/** `From RM500` for the last of all that was tried, else the range itself: beyond it another is first. */
function aboveText(asked: Asked, { above, isLast }: Around): string {
  if (above === null) return ''
  return isLast ? `From ${printed(asked, above.from)}` : `For ${rangeText(asked, above)}`
}

function sentences(asked: Asked, told: number, now: Band<Product | null>, around: Around): string {
  const { above, below } = around
  const changes = [
    ...(above === null ? [] : [`${aboveText(asked, around)} ${firstWords(above.first)}.`]),
    ...(below === null ? [] : [`For ${rangeText(asked, below)} ${firstWords(below.first)}.`]),
  ]
  const first = `${asked.field.label} ${printed(asked, told)}: ${nameOf(now.first)} is first now.`
  return [first, ...(changes.length > 0 ? changes : ['Nothing else is first over all that we tried.'])].join(' ')
}

const firstWords = (product: Product | null) => (product === null ? 'no product fits' : `${product.name} is first`)

/** The bands on both sides of the one in which the visitor is; null at an end. */
interface Around {
  readonly above: Band<Product | null> | null
  readonly below: Band<Product | null> | null
  /** Whether nothing was tried beyond `above`. */
  readonly isLast: boolean
}

function headlineOf(asked: Asked, now: Band<Product | null>, around: Around): Answer['headline'] {
  const { above, below } = around
  const basis = `${asked.place.category.scenarioText(asked.scenario)}: ${nameOf(now.first)} is first`
  const next = above ?? below
  if (next === null) return { value: nameOf(now.first), unit: 'stays first', basis, tone: 'plain' }
  const value = next === above ? aboveText(asked, around) : `For ${rangeText(asked, next)}`
  return { value, unit: firstWords(next.first), basis, tone: 'plain' }
}

function answer(asked: Asked, told: number): CalculatorResult {
  const known = new Map<number, Product | null>()
  const first = (unit: number) => {
    const found = known.has(unit) ? (known.get(unit) ?? null) : firstAt(asked, unit)
    known.set(unit, found)
    return found
  }
  const [from, to] = rangeOf(asked, told)
  const bands = winnerBands(first, from, to)
  const at = bands.findIndex((band) => band.from <= told && told <= band.to)
  const now = bands[at]
  if (now === undefined || now.first === null) {
    return {
      kind: 'refusal',
      title: 'No product is first for these figures',
      text: 'The list ranks none for what you entered, so that nothing can be compared with it. Try other figures.',
    }
  }
  const around = { above: bands[at + 1] ?? null, below: bands[at - 1] ?? null, isLast: at + 2 === bands.length }
  const range = rangeText(asked, { from, to })
  const products = new Set(bands.flatMap((band) => band.first ?? []))
  return {
    kind: 'answer',
    headline: headlineOf(asked, now, around),
    figures: [
      { label: 'First now', value: now.first.name, note: now.first.issuer.name },
      { label: 'It is first for', value: rangeText(asked, now), note: asked.field.label },
      { label: 'Different products first', value: String(products.size), note: range },
    ],
    verdict: { tone: 'plain', text: sentences(asked, told, now, around) },
    chart: null,
    tables: [
      {
        title: 'Which product is first',
        columns: [asked.field.label, 'First', 'At the start of it', 'Checked'].map((label) => ({
          label,
          kind: 'text',
        })),
        rows: bands.map((band) => rowOf(asked, band)),
      },
    ],
    steps: [
      step('Values tried', range, `${known.size} of them, each ranked as the list ranks it`),
      step('First now', `at ${printed(asked, told)}`, `${now.first.name} is first`),
      ...(around.above === null ? [] : edgeSteps(asked, 'Going up', now, around.above)),
      ...(around.below === null ? [] : edgeSteps(asked, 'Going down', around.below, now)),
    ],
  }
}

function work(place: Place, products: readonly Product[], values: Values, today: IsoDate): CalculatorResult {
  const { vary, ...told } = values
  const name = String(vary)
  const field = place.category.scenario[name]
  if (field?.kind !== 'money' && field?.kind !== 'months') throw new TypeError(`${name} cannot be changed`)
  const scenario = { ...defaultState(place.category, today).scenario, ...told }
  const unit = Math.floor(Number(scenario[name]) / unitOf(field))
  return answer({ place, products, scenario, name, field, today }, unit)
}

function listHref({ category }: Place, values: Values): string {
  const query = Object.entries(values).flatMap(([name, value]) => {
    const field = category.scenario[name]
    if (field === undefined) return []
    return [[name, field.kind === 'money' ? { sen: sen(Number(value)) } : value] as const]
  })
  return printListAddress(category.path, Object.fromEntries(query))
}

function firstPlace(place: Place): CatalogueSum {
  const { id, title, purpose, group, category, sum, related } = place
  return {
    id,
    reads: [category.id],
    over: (products) => {
      const own = products.filter(category.is)
      return defineCalculator({
        id,
        title,
        purpose,
        group,
        fields: fieldsOf(place),
        work: (values, today) => work(place, own, values, today),
        assumptions: [
          `Each value is ranked as our list of ${category.plural} ranks it, in its usual order, for somebody of whom nothing is known.`,
          'Each change is found to the ringgit or the month. A product that is first over less than a thirtieth of an amount may be missed.',
          'Amounts are tried from a tenth to ten times yours; the other figures stay as you entered them.',
          'Only figures that are up to date are ranked. What a provider pays us changes nothing.',
        ],
        rounding: `${sum.rounding} Amounts are ranked in whole ringgit.`,
        sources: sum.sources,
        listLink: (values) => ({ href: listHref(place, values), label: `All ${category.plural} for these figures` }),
        related,
      })
    },
  }
}

/** From which amount or term another deposit is first. */
export const firstDeposit = firstPlace({
  id: 'first-deposit',
  title: 'When another deposit is best',
  purpose: 'From which amount or term another fixed deposit is first in our list, found to the ringgit and the month.',
  group: 'saving',
  category: fixedDeposit,
  vary: ['amount', 'months'],
  sum: fixedDepositCalculator,
  related: ['split-deposit', 'fixed-deposit'],
})

/** From which amount or term another loan is first. */
export const firstLoan = firstPlace({
  id: 'first-loan',
  title: 'When another loan is cheapest',
  purpose: 'From which amount or term another personal loan is first in our list, found to the ringgit and the month.',
  group: 'borrowing',
  category: personalLoan,
  vary: ['amount', 'months'],
  sum: personalLoanInstalment,
  related: ['personal-loan-instalment', 'early-settlement'],
})

/** From which spending another card is first. */
export const firstCard = firstPlace({
  id: 'first-card',
  title: 'When another card is best',
  purpose: 'From how much of one kind of spending another credit card is first in our list, found to the ringgit.',
  group: 'cards',
  category: creditCard,
  vary: ['groceries', 'petrol', 'dining', 'online', 'travel', 'other'],
  sum: cardValue,
  related: ['card-pair', 'card-value'],
})
