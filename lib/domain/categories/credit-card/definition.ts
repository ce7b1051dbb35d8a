import type { ShelfLife } from '../../figure'
import type { CreditCard } from '../../products/credit-card'
import { type Definition, defineCategory } from '../category'
import { cardCaseText, cardFields } from './case'
import { cardDetail } from './detail'
import { cardFacets } from './facets'
import { cardKind } from './kind-name'
import { ownCard, ownCardFields } from './own'
import { cardRules } from './rules'
import { cardSituations, cardSorts, cardVariants } from './situations'
import { measureCard, weighCard } from './weigh'

function rankedFigures(card: CreditCard) {
  const of = <T>(life: ShelfLife, figures: readonly T[]) => figures.map((figure) => ({ figure, life }))
  return [
    ...of('rate', [card.earn, card.thousandPointsWorth, card.financeCharge, card.balanceTransfer]),
    ...of('fee', [card.annualFee, card.feeWaiver]),
    ...of('rule', [
      card.minimumMonthlySpend,
      card.totalMonthlyCap,
      card.serviceTax,
      card.loungeVisits,
      card.requirements.minMonthlyIncome,
    ]),
  ]
}

/** Credit cards and cards-i, ranked by what they are worth on the visitor's own spending. */
export const creditCard: Definition<'credit-card'> = defineCategory<CreditCard>({
  id: 'credit-card',
  path: '/credit-card',
  title: 'Credit cards',
  singular: 'card',
  plural: 'cards',
  lede: 'Ranked by what each is worth to you in a year: rewards after caps, less fee, service tax and any charge on a balance.',
  caseTitle: 'What you spend in a month',
  caseText: cardCaseText,
  fields: cardFields,
  facets: cardFacets,
  situations: cardSituations,
  sorts: cardSorts,
  variants: cardVariants,
  is: (product): product is CreditCard => product.category === 'credit-card',
  kindName: cardKind,
  weigh: weighCard,
  measure: measureCard,
  detail: cardDetail,
  rules: cardRules,
  ownFields: ownCardFields,
  ownProduct: ownCard,
  rankedFigures,
})
