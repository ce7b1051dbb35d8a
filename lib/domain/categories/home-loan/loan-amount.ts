import { partOfPrice } from '../../calculators/home-loan'
import { valuesHold, valueText } from '../../fields/field-value'
import type { FieldProblem } from '../../fields/form'
import { formatRinggit, parseRinggit, type Sen, sen } from '../../values/money'
import { lastValue } from '../../values/query-params'
import { type BasisPoints, basisPoints } from '../../values/rate'
import type { Spread } from '../spread'
import { amountOf, type HomeLoanScenario, homeLoanScenario, marginOf } from './scenario'
import { homeLoanWords } from './words'

type Texts = ReadonlyMap<string, readonly string[]>
type Asked = Pick<HomeLoanScenario, 'price' | 'margin' | 'loan'>

/** The key of what a form showed when it was drawn: what differs from it was changed by hand. */
const drawnKey = 'drawn'

function held(scenario: Parameters<NonNullable<Spread['shown']>>[0]) {
  if (!valuesHold(homeLoanScenario, scenario)) throw new TypeError('Not the scenario of a home loan')
  return scenario
}

/** A scenario as its form shows it: the margin that a loan amount comes to, or the amount that a margin comes to. */
function shownOf(scenario: HomeLoanScenario): Asked {
  return { price: scenario.price, margin: marginOf(scenario), loan: amountOf(scenario) }
}

/** Price and amount in sen, the margin in tenths of a basis point. */
function printDrawn({ price, margin, loan }: Asked): string {
  return [price, Math.round(margin * 10), loan].map((part) => part.toString(36)).join('.')
}

function readDrawn(text: string | null): Asked | null {
  const [price = 0, tenths = 0, loan = 0] = (text ?? '').split('.').map((part) => Number.parseInt(part, 36))
  const reads = text !== null && /^[\da-z]{1,7}\.[\da-z]{1,4}\.[\da-z]{1,7}$/.test(text) && tenths <= 100_000
  return reads ? { price: sen(price), margin: basisPoints(tenths / 10), loan: sen(loan) } : null
}

/** The margin to a thousandth of a percent, with the amount itself only where that margin of the price is another one. */
function fromLoan(price: Sen, loan: Sen): Asked {
  const margin = basisPoints(Math.min(Math.round((loan * 100_000) / price) / 10, 100_000))
  const byMargin = partOfPrice(price, margin)
  const { min } = homeLoanScenario.margin
  return { price, margin, loan: byMargin === loan || margin < min.at ? sen(0) : loan }
}

/** The price of which a margin is the amount, in whole ringgit: that margin of it is the amount again. */
function priceFor(loan: Sen, margin: BasisPoints): Sen {
  return sen(Math.round(loan / (margin / 10_000) / 100) * 100)
}

function filled(texts: Texts, { price, margin, loan }: Asked): Texts {
  return new Map([
    ...texts,
    ['price', [valueText(homeLoanScenario.price, price)]],
    ['margin', [valueText(homeLoanScenario.margin, margin)]],
    ['loan', [valueText(homeLoanScenario.loan, loan)]],
  ])
}

/** The amount of a text; what was drawn where there is none, null where it does not read. */
function typedOr(text: string | null, drawn: Sen): Sen | null {
  return text === null ? drawn : parseRinggit(text)
}

/** What a form says of the loan, against what it showed. Null: it holds as it stands, or a field does not read. */
function changed(
  texts: Texts,
  drawn: Asked,
): { readonly asked: Asked; readonly problems: readonly FieldProblem[] } | null {
  const price = typedOr(lastValue(texts, 'price'), drawn.price)
  const loan = typedOr(lastValue(texts, 'loan'), drawn.loan)
  if (price === null || price <= 0 || loan === null) return null
  const marginText = lastValue(texts, 'margin')
  const sameMargin = marginText === null || marginText === valueText(homeLoanScenario.margin, drawn.margin)
  if (loan === drawn.loan && price === drawn.price && sameMargin) return { asked: fromLoan(price, loan), problems: [] }
  if (loan === drawn.loan || loan === 0) return null
  if (loan <= price) return { asked: fromLoan(price, loan), problems: [] }
  if (price === drawn.price) {
    return { asked: { price: priceFor(loan, drawn.margin), margin: drawn.margin, loan: sen(0) }, problems: [] }
  }
  const message = homeLoanWords.scenario.loanOverPrice(formatRinggit(price))
  return { asked: fromLoan(price, price), problems: [{ field: 'loan', message }] }
}

/**
 * The loan amount of a form. Where it was changed it decides: the margin follows, or the price at the same margin where the
 * amount is above a price that was not changed. Where the price or the margin was changed instead, the amount follows from
 * both. An address says what it says: `loan`, or without it the margin of the price.
 */
export const loanAmount: Spread = {
  keys: [drawnKey],
  read: (texts) => {
    const drawn = readDrawn(lastValue(texts, drawnKey))
    if (drawn === null) return { texts, problems: [] }
    const result = changed(texts, drawn)
    if (result !== null) return { texts: filled(texts, result.asked), problems: result.problems }
    // An amount that does not read is left for its field to refuse.
    const loan = lastValue(texts, 'loan')
    const follows = loan === null || parseRinggit(loan) !== null
    return { texts: follows ? new Map([...texts, ['loan', ['0']]]) : texts, problems: [] }
  },
  shown: (scenario) => ({ ...scenario, ...shownOf(held(scenario)) }),
  model: (scenario) => ({ fields: [], drawn: printDrawn(shownOf(held(scenario))) }),
}
