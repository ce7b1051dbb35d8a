import type { IsoDate } from '../../values/iso-date'
import { formatRinggit, type Sen, sen } from '../../values/money'
import { quoteFor } from '../shared/insurance/life/quote'
import { priceStates } from '../shared/insurance/life/states'
import type { Against } from '../site'
import type { TermLife } from '../term-life-insurance/figures'
import { example } from './example'
import type { WholeLife } from './figures'
import { foundFor } from './value'
import { wholeLifeSiteWords } from './words'

const { against: words } = wholeLifeSiteWords
/** Years of term life that are set beside it: those after which the example leaves. */
const { leave: years } = example
const exact = (amount: Sen) => formatRinggit(amount, 'sen')

/** The plan of term life for everybody, on figures that are not out of date, that costs the example least over the years; null: none has a price. */
function cheapest(
  plans: readonly TermLife[],
  today: IsoDate,
): { readonly plan: TermLife; readonly month: Sen; readonly total: Sen } | null {
  const priced = plans
    .filter((plan) => plan.audience.length === 0 && priceStates(plan, today).total === 'fresh')
    .flatMap((plan) => {
      const quote = quoteFor(plan, { ...example, years })
      const month = quote.kind === 'priced' && quote.stages.length === 1 ? quote.stages[0].monthly : null
      return quote.kind !== 'priced' || quote.total === null || month === null
        ? []
        : [{ plan, month, total: quote.total }]
    })
  return priced.toSorted((a, b) => a.total - b.total)[0] ?? null
}

/** What the same sum costs as term life at a level price, with the difference. null: one of the two has no price. */
export function againstTermLife(plan: WholeLife, terms: readonly TermLife[], today: IsoDate): Against | null {
  const { quote, sum, paid } = foundFor(plan, example)
  const monthly = quote.kind === 'priced' ? quote.stages[0].monthly : null
  const term = cheapest(terms, today)
  if (monthly === null || paid === null || term === null) return null
  return {
    title: words.title,
    text: words.text(sum, years, example),
    steps: [
      { label: words.own(plan.name), formula: words.asPublished, result: exact(monthly) },
      { label: words.term(term.plan.name), formula: words.asPublished, result: exact(term.month) },
      {
        label: words.difference,
        formula: `${exact(monthly)} − ${exact(term.month)}`,
        result: exact(sen(monthly - term.month)),
      },
      {
        label: words.all(years),
        formula: `${exact(paid)} − ${exact(term.total)}`,
        result: exact(sen(paid - term.total)),
      },
    ],
    link: { href: '/insurance/term-life-insurance', label: words.link },
  }
}
