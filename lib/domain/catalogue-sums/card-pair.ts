import { type CalculatorSource, defineCalculator, step } from '../calculator-pages/calculator'
import { printListAddress } from '../calculator-pages/list-address'
import type { Answer, CalculatorResult, Verdict } from '../calculator-pages/result'
import { creditCard } from '../categories/credit-card/definition'
import { type CreditCard, cardReader } from '../categories/credit-card/figures'
import { cardScenario } from '../categories/credit-card/scenario'
import { spendKinds, totalSpend } from '../categories/credit-card/spending'
import { cardSteps } from '../categories/credit-card/steps'
import { oldestCheck } from '../categories/shared/facts'
import { cardIncomes, cardServiceTaxes } from '../country-rates/card-rules'
import { latest } from '../country-rates/dated'
import { checkEligibility } from '../eligibility/check-eligibility'
import { nobody } from '../eligibility/eligibility'
import { money, type ValuesOf } from '../fields/field'
import { formatDate, type IsoDate } from '../values/iso-date'
import { formatRinggit, formatSignedRinggit, ringgit, type Sen, sen } from '../values/money'
import { type BestPair, bestPair, type UsedCard } from './best-pair'
import type { CatalogueSum } from './catalogue-sum'

const { petrol, groceries, dining, online, travel, other, swipes } = cardScenario

const fields = {
  petrol,
  groceries,
  dining,
  online,
  travel,
  other,
  swipes,
  income: money({
    label: 'Your income a month',
    hint: 'Cards that ask for more are left out.',
    default: ringgit(5_000),
    min: { at: ringgit(0), because: 'enter 0 when you have no income' },
    max: { at: ringgit(1_000_000), because: 'no card here asks for an income near RM1 million a month' },
    personal: true,
  }),
}
type PairValues = ValuesOf<typeof fields>

const text = (amount: Sen) => formatRinggit(amount, 'sen')
const checkedText = (day: IsoDate | null) => (day === null ? 'Not published' : formatDate(day))
const signed = (amount: Sen) => formatSignedRinggit(amount, 'sen')
const taken = ({ year }: UsedCard) => year.feeAndTax ?? sen(0)

/** Cards whose published rules this income does not break. */
function openTo(cards: readonly CreditCard[], income: Sen): readonly CreditCard[] {
  const applicant = { ...nobody, monthlyIncome: income }
  return cards.filter((card) => checkEligibility(creditCard, card, applicant).every(({ result }) => result !== 'fail'))
}

function verdictOf({ net, alone }: BestPair): Verdict {
  const gain = sen(net - alone.net)
  if (gain > 0) {
    return {
      tone: 'good',
      text: `The two together leave you ${text(gain)} a year more than ${alone.card.name}, the best card alone.`,
    }
  }
  return {
    tone: 'warn',
    text: `One card is enough: ${alone.card.name} alone leaves you ${gain === 0 ? 'as much' : `${text(sen(-gain))} a year more`}, with one bill less to remember.`,
  }
}

function figuresOf({ first, second, net, alone }: BestPair): Answer['figures'] {
  const note = ({ on }: UsedCard) => (on.length === 0 ? 'Nothing goes on it' : on.map(kindName).join(', '))
  return [
    { label: first.card.name, value: signed(first.net), note: note(first) },
    { label: second.card.name, value: signed(second.net), note: note(second) },
    { label: 'Fees and tax of both', value: text(sen(taken(first) + taken(second))), note: 'Already taken off' },
    { label: 'Best card alone', value: signed(alone.net), note: alone.card.name },
    { label: 'Two cards against one', value: signed(sen(net - alone.net)), note: 'A year' },
  ]
}

function kindName(kind: (typeof spendKinds)[number]): string {
  return fields[kind].label
}

function tablesOf(values: PairValues, { first, second }: BestPair): Answer['tables'] {
  const cardFor = (kind: (typeof spendKinds)[number]) =>
    [first, second].find(({ on }) => on.includes(kind))?.card.name ?? 'Nothing spent'
  return [
    {
      title: 'Which card for what',
      columns: [
        { label: 'Spending', kind: 'text' },
        { label: 'A month', kind: 'money' },
        { label: 'Card', kind: 'text' },
      ],
      rows: spendKinds.map((kind) => [kindName(kind), values[kind], cardFor(kind)]),
    },
    {
      title: 'A year with each card',
      columns: [
        { label: 'Card', kind: 'text' },
        { label: 'Spent a month', kind: 'money' },
        { label: 'Rewards', kind: 'money' },
        { label: 'Fee and tax', kind: 'money' },
        { label: 'Left for you', kind: 'money' },
        { label: 'Checked', kind: 'text' },
      ],
      rows: [first, second].map((one) => [
        one.card.name,
        totalSpend(one.use.spend),
        one.year.rewards?.total ?? 0,
        taken(one),
        one.net,
        checkedText(oldestCheck(one.card.sources, ...one.year.used.map(({ figure }) => figure))),
      ]),
    },
  ]
}

/** The sum of each card as its own page explains it, then both together. */
function stepsOf({ first, second, net, alone }: BestPair): Answer['steps'] {
  const own = ({ card, use, year }: UsedCard) =>
    cardSteps(card, use, year)
      .filter(({ sort }) => sort === undefined)
      .map(({ label, formula, result }) => step(`${card.name}: ${label}`, formula, result))
  return [
    ...own(first),
    ...own(second),
    step('Both together', `${signed(first.net)} and ${signed(second.net)}`, signed(net)),
    step('Two cards against one', `${signed(net)} less ${signed(alone.net)}`, signed(sen(net - alone.net))),
  ]
}

function answer(cards: readonly CreditCard[], values: PairValues, today: IsoDate): CalculatorResult {
  const { swipes: uses, income, ...spend } = values
  const open = openTo(cards, income)
  const pair = bestPair(open, { spend, swipes: uses, carry: sen(0) }, today)
  if (pair === null) {
    return {
      kind: 'refusal',
      title: 'No two cards for this income',
      text: `Fewer than two cards that we know are open to this income. By law a credit card asks for at least ${formatRinggit(latest(cardIncomes).value)} a year.`,
    }
  }
  return {
    kind: 'answer',
    headline: {
      value: signed(pair.net),
      unit: 'a year with both cards',
      basis: `${pair.first.card.name} and ${pair.second.card.name}, on ${formatRinggit(totalSpend(spend))} a month paid in full`,
      tone: pair.net < 0 ? 'cost' : 'gain',
    },
    figures: figuresOf(pair),
    verdict: verdictOf(pair),
    chart: null,
    tables: tablesOf(values, pair),
    steps: stepsOf(pair),
  }
}

const rules = [cardServiceTaxes, cardIncomes]
const sources: readonly CalculatorSource[] = rules.flatMap((rule) => latest(rule).source ?? [])

/** Which two cards of the list together leave most for one's own spending. */
export const cardPair: CatalogueSum = {
  id: 'card-pair',
  reads: ['credit-card'],
  over: (products) => {
    const cards = products.filter(cardReader.is)
    return defineCalculator({
      id: 'card-pair',
      title: 'The best two cards',
      purpose: 'Which two credit cards together give you most in a year, and which of them to use for what.',
      group: 'cards',
      fields,
      work: (values, today) => answer(cards, values, today),
      assumptions: [
        'Each kind of spending goes whole on one card; all ways to share the kinds are tried for all pairs of cards.',
        'Caps, minimum spending and fee waivers count what goes on that card alone.',
        'Swipes are shared like the money, and you pay each bill in full.',
        'An ordinary year after the first: no sign-up gifts.',
        'Cards for everybody, open to your income by what they publish, with figures that are up to date. What a bank pays us changes nothing.',
      ],
      rounding: 'Cashback by each rate is rounded half up to the sen each month, before the caps.',
      sources,
      listLink: ({ income: _income, ...shown }) => ({
        href: printListAddress('/credit-card', {
          ...Object.fromEntries(spendKinds.map((kind) => [kind, { sen: shown[kind] }])),
          swipes: shown.swipes,
        }),
        label: 'All credit cards for this spending',
      }),
      related: ['card-value', 'card-payoff'],
    })
  },
}
