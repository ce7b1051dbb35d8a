import { totalSpend } from '../../calculators/card-value'
import { formatRinggit, ringgit, type Sen, sen } from '../../money'
import { type SpendKind, spendKinds } from '../../products/credit-card'
import type { AssumptionField, Assumptions } from '../category'
import { perCase } from '../shared/per-case'
import type { CardCase } from './year'

const spendFields: Readonly<Record<SpendKind, { readonly label: string; readonly amount: Sen }>> = {
  petrol: { label: 'Petrol', amount: ringgit(300) },
  groceries: { label: 'Groceries', amount: ringgit(500) },
  dining: { label: 'Dining', amount: ringgit(250) },
  online: { label: 'Online', amount: ringgit(350) },
  travel: { label: 'Travel', amount: ringgit(100) },
  other: { label: 'Everything else', amount: ringgit(400) },
}

/** What a visitor may change about their case for cards. */
export const cardFields: readonly AssumptionField[] = [
  ...spendKinds.map(
    (kind): AssumptionField => ({
      name: kind,
      label: spendFields[kind].label,
      kind: 'money',
      default: spendFields[kind].amount,
      min: 0,
      max: ringgit(50_000),
      reason: 'We work with up to RM50,000 a month for each kind of spending.',
      hint: null,
    }),
  ),
  {
    name: 'swipes',
    label: 'Times you use it',
    kind: 'count',
    default: 20,
    min: 0,
    max: 500,
    reason: 'We count up to 500 uses a month.',
    hint: 'A month. Some annual fees are waived by the number of uses.',
  },
  {
    name: 'carry',
    label: 'Balance you carry',
    kind: 'money',
    default: 0,
    min: 0,
    max: ringgit(200_000),
    reason: 'We work with up to RM200,000 carried from month to month.',
    hint: 'What you usually leave unpaid from month to month.',
  },
]

/** A list's assumptions as a case; a field that is absent has its default. */
export const cardCase = perCase((assumptions: Assumptions): CardCase => {
  const given = (name: string) => assumptions[name] ?? cardFields.find((field) => field.name === name)?.default ?? 0
  const spend: Record<SpendKind, Sen> = {
    petrol: sen(given('petrol')),
    groceries: sen(given('groceries')),
    dining: sen(given('dining')),
    online: sen(given('online')),
    travel: sen(given('travel')),
    other: sen(given('other')),
  }
  return { spend, swipes: given('swipes'), carry: sen(given('carry')) }
})

/** "RM1,900 a month", with what is carried when something is. */
export function cardCaseText(assumptions: Assumptions): string {
  const { spend, carry } = cardCase(assumptions)
  const carried = carry > 0 ? `, ${formatRinggit(carry)} carried` : ''
  return `${formatRinggit(totalSpend(spend))} a month${carried}`
}
