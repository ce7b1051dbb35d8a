import type { FindingId, FindingState } from '@/lib/domain/analysis-page/finding'

/** Where a text stands in a report: in one finding, in the first steps, in the assumptions, or wherever there is text. */
type Place = FindingId | 'first-steps' | 'assumptions' | 'anywhere'

/** What a household is to read, or is never to read. Whatever is left out is not looked at. */
export interface Statement {
  readonly in: Place
  readonly state?: FindingState
  readonly value?: string
  readonly says?: string
}

/** A household with what it answers and what its report must and must not say. */
export interface Household {
  readonly who: string
  readonly answers: Readonly<Record<string, string>>
  /** Whether the report opens with first steps. */
  readonly firstSteps: boolean
  readonly must: readonly Statement[]
  readonly never: readonly Statement[]
}

const noDebts = { 'card-owed': '0', 'loan-owed': '0', 'other-owed': '0' }
const alone = { dependants: 'no', 'illness-cover': '0', 'medical-limit': '0' }
const spendSavings = { in: 'needless-interest', says: 'Ask what repaying early costs' } as const

const young: readonly Household[] = [
  {
    who: 'a student on an allowance, with a study loan',
    answers: {
      ...{
        ...alone,
        income: '800',
        spending: '780',
        essentials: '600',
        repayments: '0',
        liquid: '1500',
        earned: '0.5',
      },
      ...{ ...noDebts, 'other-owed': '20000', 'loan-cover': '0' },
    },
    firstSteps: false,
    must: [
      { in: 'debt-service', state: 'good', value: '0.0%' },
      { in: 'illness-cover', says: 'Take only cover that your month can pay for.' },
      { in: 'medical-cover', says: 'A public hospital charges citizens far less.' },
      { in: 'life-cover', state: 'good', says: 'whoever guaranteed or signed them with you would have to pay' },
    ],
    never: [{ in: 'anywhere', says: 'your employer' }],
  },
  {
    who: 'a student without an income who lives at home',
    answers: { ...alone, ...noDebts, income: '0', spending: '0', repayments: '0', liquid: '2000', earned: '0.5' },
    firstSteps: false,
    must: [
      { in: 'debt-service', state: 'good', value: 'No repayments' },
      { in: 'illness-cover', state: 'watch', says: 'Buy cover once you have an income to pay it from.' },
    ],
    never: [
      { in: 'anywhere', says: 'RM0 ÷ RM0' },
      { in: 'anywhere', says: 'leave most of your income free' },
      { in: 'anywhere', says: 'your employer' },
      { in: 'anywhere', says: '/financial-hub/debt-service-ratio' },
    ],
  },
  {
    who: 'a teenager with a first job and savings in a digital bank',
    answers: {
      ...{ ...alone, ...noDebts, income: '1200', spending: '600', essentials: '300', repayments: '0' },
      ...{ liquid: '500', earned: '0.25', steady: 'yes' },
    },
    firstSteps: false,
    must: [
      { in: 'savings-rate', state: 'good', value: '50.0%' },
      { in: 'reserve', state: 'act', value: '1.6 months' },
      { in: 'idle-savings', state: 'good', says: 'All of your savings are your emergency fund' },
      { in: 'life-cover', state: 'good', value: 'Not needed' },
      { in: 'assumptions', says: 'e-wallets and unit trusts are outside' },
    ],
    never: [{ in: 'anywhere', says: 'Take only cover' }],
  },
  {
    who: 'somebody with nothing of anything',
    answers: {
      ...{ ...alone, ...noDebts, income: '0', spending: '0', essentials: '0', repayments: '0', liquid: '0' },
      ...{ earned: '0', 'goal-amount': '0', 'goal-saved': '0', 'goal-months': '1' },
    },
    firstSteps: false,
    must: [
      { in: 'reserve', state: 'unknown' },
      { in: 'debt-service', value: 'No repayments' },
      { in: 'medical-cover', state: 'watch', says: 'Buy cover once you have an income to pay it from.' },
    ],
    never: [
      { in: 'anywhere', state: 'act' },
      { in: 'anywhere', says: '/financial-hub/insurance-gap' },
    ],
  },
]

const working: readonly Household[] = [
  {
    who: 'a gig worker with 5.8 months of essentials and two debts',
    answers: {
      ...{ ...alone, income: '3500', spending: '3000', essentials: '2200', repayments: '450', steady: 'no' },
      ...{ liquid: '12760', earned: '0.5', 'card-owed': '3000', 'card-rate': '18' },
      ...{ 'loan-owed': '7200', 'loan-rate': '8', 'other-owed': '0' },
    },
    firstSteps: false,
    must: [
      { in: 'reserve', state: 'watch', says: 'Twelve months is the usual aim when income goes up and down.' },
      { in: 'needless-interest', state: 'watch', says: 'beyond your twelve-month reserve, so keep them' },
    ],
    never: [{ in: 'anywhere', says: 'Six months is the usual aim' }, spendSavings],
  },
  {
    who: 'a self-employed person with 14 months of essentials and a card debt',
    answers: {
      ...{ ...alone, income: '6000', spending: '5000', essentials: '4000', repayments: '800', steady: 'no' },
      ...{ liquid: '56000', earned: '1', 'card-owed': '9000', 'card-rate': '18', 'loan-owed': '0', 'other-owed': '0' },
    },
    firstSteps: false,
    must: [
      { in: 'reserve', state: 'good' },
      { in: 'needless-interest', state: 'act', says: 'RM8,000 of your savings beyond your twelve-month reserve' },
      spendSavings,
    ],
    never: [],
  },
  {
    who: 'somebody who earns 3.4% and owes at 3.5%',
    answers: {
      ...{ ...alone, income: '6000', spending: '4500', essentials: '3000', repayments: '900', steady: 'yes' },
      ...{
        liquid: '60000',
        earned: '3.4',
        'card-owed': '0',
        'loan-owed': '40000',
        'loan-rate': '3.5',
        'other-owed': '0',
      },
    },
    firstSteps: false,
    must: [{ in: 'needless-interest', state: 'good', value: 'RM40 a year', says: 'Keep your savings' }],
    never: [{ in: 'needless-interest', says: 'could pay off' }],
  },
  {
    who: 'somebody who guaranteed the loan of a brother',
    answers: {
      ...{ ...alone, ...noDebts, income: '5000', spending: '4000', essentials: '3000', repayments: '0' },
      ...{ liquid: '24000', earned: '2' },
    },
    firstSteps: false,
    must: [{ in: 'assumptions', says: 'A loan that you guarantee for somebody else is not counted' }],
    never: [{ in: 'debt-service', state: 'act' }],
  },
  {
    who: 'a foreign worker who sends money home',
    answers: {
      ...{ ...noDebts, income: '2000', spending: '1700', essentials: '1500', repayments: '0', liquid: '800' },
      ...{ earned: '0', dependants: 'yes', need: '600', years: '10', 'life-cover': '0', 'illness-cover': '0' },
      ...{ 'medical-limit': '20000' },
    },
    firstSteps: false,
    must: [
      { in: 'reserve', state: 'act', value: '0.5 months' },
      { in: 'medical-cover', says: 'A public hospital charges citizens far less.' },
      { in: 'assumptions', says: 'private hospital' },
    ],
    never: [{ in: 'medical-cover', says: 'costs nothing' }],
  },
  {
    who: 'a high earner with RM6,000,000 at one bank',
    answers: {
      ...{ ...alone, ...noDebts, income: '60000', spending: '30000', essentials: '20000', repayments: '0' },
      ...{ liquid: '6000000', earned: '3', 'goal-amount': '1000000', 'goal-saved': '0', 'goal-months': '12' },
    },
    firstSteps: false,
    must: [
      { in: 'deposit-protection', state: 'watch', says: '25 banks would protect all of it with a year’s return' },
      { in: 'goal', state: 'good', says: 'Your savings beyond your six-month reserve would pay for it' },
    ],
    never: [
      { in: 'anywhere', says: '24 banks' },
      { in: 'goal', says: 'Change the goal' },
    ],
  },
  {
    who: 'a rich family that owes on a card and a loan, and says that it repays nothing',
    answers: {
      ...{ income: '40000', spending: '20000', essentials: '12000', repayments: '0', liquid: '20000000', earned: '2' },
      ...{ 'card-owed': '15000', 'card-rate': '18', 'loan-owed': '60000', 'loan-rate': '7', 'other-owed': '0' },
    },
    firstSteps: false,
    must: [
      { in: 'debt-service', value: '2.8%', says: '5% of the card and the interest on the loan are RM1,100 a month' },
      { in: 'deposit-protection', state: 'watch', says: 'PIDM has about 46 member banks' },
      { in: 'needless-interest', state: 'act', says: 'RM75,000 of your savings' },
    ],
    never: [{ in: 'debt-service', says: 'leave most of your income free' }],
  },
]

const families: readonly Household[] = [
  {
    who: 'new parents with a card debt and a home loan that a policy would pay off',
    answers: {
      ...{ income: '7000', spending: '6500', essentials: '5000', repayments: '2200', steady: 'yes', liquid: '20000' },
      ...{ earned: '1', 'card-owed': '4000', 'card-rate': '15', 'loan-owed': '0', 'other-owed': '450000' },
      ...{ 'loan-cover': '450000', dependants: 'yes', need: '4000', years: '20', 'life-cover': '100000' },
    },
    firstSteps: false,
    must: [
      { in: 'needless-interest', state: 'watch', says: 'beyond your six-month reserve, so keep them' },
      { in: 'life-cover', state: 'act', says: 'RM' },
      { in: 'life-cover', says: '+ RM4,000 debts' },
    ],
    never: [spendSavings, { in: 'life-cover', says: '454,000' }],
  },
  {
    who: 'a single mother on RM1,800',
    answers: {
      ...{ ...noDebts, income: '1800', spending: '1780', essentials: '1600', repayments: '0', liquid: '900' },
      ...{ earned: '0.5', dependants: 'yes', need: '1200', years: '12', 'life-cover': '0', 'illness-cover': '0' },
      ...{ 'medical-limit': '0' },
    },
    firstSteps: false,
    must: [
      { in: 'reserve', state: 'act' },
      { in: 'life-cover', says: 'Take only cover that your month can pay for.' },
      { in: 'medical-cover', says: 'A public hospital charges citizens far less.' },
      { in: 'assumptions', says: 'EPF savings and what SOCSO would pay are not counted' },
    ],
    never: [
      { in: 'anywhere', says: '/investment/' },
      { in: 'anywhere', says: 'leave most of your income free' },
      { in: 'anywhere', says: '/financial-hub/debt-service-ratio' },
    ],
  },
  {
    who: 'a widow on a small pension of her husband, with children',
    answers: {
      ...{ income: '1500', spending: '2600', essentials: '2200', repayments: '0', retired: 'no', liquid: '120000' },
      ...{ earned: '0.5', ...noDebts, dependants: 'yes', need: '1800', years: '10', 'life-cover': '0' },
    },
    firstSteps: true,
    must: [
      { in: 'first-steps', says: 'your essentials of RM2,200 are more than you earn' },
      { in: 'first-steps', says: 'Welfare Department (JKM)' },
      { in: 'idle-savings', says: 'RM93,600' },
    ],
    never: [
      { in: 'idle-savings', says: 'RM120,000 ×' },
      { in: 'first-steps', says: 'Which debt to pay off first' },
    ],
  },
  {
    who: 'a carer who lives on what the family gives',
    answers: {
      ...{
        ...noDebts,
        income: '900',
        spending: '900',
        essentials: '800',
        repayments: '0',
        steady: 'no',
        liquid: '300',
      },
      ...{ earned: '0', dependants: 'yes', need: '800', years: '5', 'life-cover': '0', 'medical-limit': '0' },
    },
    firstSteps: false,
    must: [
      { in: 'savings-rate', state: 'act', value: '0.0%' },
      { in: 'life-cover', says: 'Take only cover that your month can pay for.' },
    ],
    never: [{ in: 'anywhere', says: 'your employer' }],
  },
  {
    who: 'homeowners who did not say whether a policy pays off their loan',
    answers: {
      ...{ income: '20000', spending: '14000', essentials: '9000', repayments: '6500', liquid: '100000', earned: '3' },
      ...{ ...noDebts, 'other-owed': '1500000', dependants: 'yes', need: '8000', years: '15', 'life-cover': '500000' },
    },
    firstSteps: false,
    must: [{ in: 'life-cover', state: 'unknown' }],
    never: [{ in: 'life-cover', state: 'act' }],
  },
  {
    who: 'homeowners with MRTA for the whole loan',
    answers: {
      ...{ income: '20000', spending: '14000', essentials: '9000', repayments: '6500', liquid: '100000', earned: '3' },
      ...{ ...noDebts, 'other-owed': '1500000', 'loan-cover': '1500000', dependants: 'yes', need: '8000', years: '15' },
      ...{ 'life-cover': '1000000' },
    },
    firstSteps: false,
    must: [{ in: 'life-cover', state: 'watch', says: '+ RM0 debts' }],
    never: [{ in: 'life-cover', says: '1,500,000' }],
  },
]

const inNeed: readonly Household[] = [
  {
    who: 'somebody between jobs with a card and a loan',
    answers: {
      ...{ income: '0', spending: '2500', essentials: '2000', repayments: '700', retired: 'no', liquid: '9000' },
      ...{ earned: '0.5', 'card-owed': '4000', 'card-rate': '18', 'loan-owed': '8000', 'loan-rate': '11' },
    },
    firstSteps: true,
    must: [
      { in: 'needless-interest', state: 'watch', value: 'RM0 a year', says: 'Keep all of your savings' },
      { in: 'reserve', state: 'watch', value: '4.5 months' },
      { in: 'first-steps', says: 'If you lost a job, apply to SOCSO within 60 days' },
      { in: 'first-steps', says: 'Pay nothing extra on the card' },
      { in: 'idle-savings', state: 'good' },
    ],
    never: [
      spendSavings,
      { in: 'anywhere', says: 'Put whatever is left over' },
      { in: 'anywhere', says: 'Pay the card off first' },
      { in: 'anywhere', says: 'If your income stopped' },
      { in: 'anywhere', says: 'could pay off' },
      { in: 'anywhere', says: '/investment/' },
    ],
  },
  {
    who: 'somebody without an income, RM150,000 in savings and RM90,000 of debts',
    answers: {
      ...{ income: '0', spending: '6000', essentials: '5000', repayments: '1500', liquid: '150000', earned: '2' },
      ...{ 'card-owed': '10000', 'card-rate': '18', 'loan-owed': '80000', 'loan-rate': '9' },
    },
    firstSteps: true,
    must: [{ in: 'needless-interest', state: 'watch', says: 'Keep all of your savings' }],
    never: [spendSavings, { in: 'anywhere', says: 'RM90,000 of your savings' }],
  },
  {
    who: 'a household that spends RM1,500 more than it earns and has RM30,000',
    answers: {
      ...{ income: '3000', spending: '4500', essentials: '2900', repayments: '1000', liquid: '30000', earned: '0.5' },
      ...{ 'card-owed': '10000', 'card-rate': '18', 'loan-owed': '20000', 'loan-rate': '9' },
    },
    firstSteps: true,
    must: [
      { in: 'needless-interest', state: 'watch', says: 'a year of what you are short' },
      { in: 'first-steps', says: 'Once your month adds up' },
    ],
    never: [spendSavings, { in: 'anywhere', says: 'Put whatever is left over' }],
  },
  {
    who: 'a household whose debts take 90% of its income',
    answers: {
      ...{ income: '3000', spending: '3000', essentials: '2950', repayments: '2700', liquid: '1000', earned: '0.5' },
      ...{ 'card-owed': '20000', 'card-rate': '18', 'loan-owed': '40000', 'loan-rate': '12' },
    },
    firstSteps: true,
    must: [
      { in: 'debt-service', state: 'act', value: '90.0%' },
      { in: 'first-steps', says: 'Take no new loan or card' },
    ],
    never: [
      spendSavings,
      { in: 'anywhere', says: '/investment/' },
      { in: 'anywhere', says: '/financial-hub/insurance-gap' },
    ],
  },
  {
    who: 'somebody who stopped repaying because no money comes in',
    answers: {
      ...{ income: '0', spending: '1000', essentials: '1000', repayments: '0', liquid: '2000', earned: '0' },
      ...{ 'card-owed': '6000', 'card-rate': '18', 'loan-owed': '0' },
    },
    firstSteps: true,
    must: [{ in: 'debt-service', state: 'act', says: 'Call your lenders' }],
    never: [{ in: 'debt-service', state: 'good' }, spendSavings],
  },
]

const onSavings: readonly Household[] = [
  {
    who: 'a retiree who runs out in 1.6 years',
    answers: {
      ...{ income: '1000', spending: '4000', essentials: '3000', repayments: '0', retired: 'yes', liquid: '60000' },
      ...{ earned: '2', ...noDebts, ...alone },
    },
    firstSteps: true,
    must: [
      { in: 'savings-rate', state: 'act', value: '1.6 years' },
      { in: 'reserve', state: 'act', says: 'You live on these savings' },
      { in: 'first-steps', says: 'Spend less: RM1,000 a month from your savings would last five years.' },
      { in: 'first-steps', says: 'Welfare Department (JKM)' },
    ],
    never: [
      { in: 'reserve', state: 'good' },
      { in: 'anywhere', says: 'your employer' },
      { in: 'anywhere', says: 'which is what they are for' },
    ],
  },
  {
    who: 'a retiree with EPF savings alone and a trip to pay for',
    answers: {
      ...{ income: '0', spending: '2000', essentials: '1500', repayments: '0', retired: 'yes', liquid: '380000' },
      ...{ earned: '5.5', ...noDebts, ...alone, 'goal-amount': '20000', 'goal-saved': '0', 'goal-months': '12' },
    },
    firstSteps: false,
    must: [
      { in: 'savings-rate', state: 'watch', value: '15.8 years' },
      { in: 'goal', state: 'good', says: 'They would then last 15.0 years.' },
      { in: 'illness-cover', state: 'good', says: 'what the treatment of a serious illness would cost' },
    ],
    never: [
      { in: 'goal', says: 'Close the gap' },
      { in: 'anywhere', says: 'SOCSO within' },
      { in: 'anywhere', says: 'What to do when income stops' },
    ],
  },
  {
    who: 'a retired civil servant whose pension pays for the month',
    answers: {
      ...{ income: '3200', spending: '3200', essentials: '2500', repayments: '0', retired: 'yes', liquid: '50000' },
      ...{ earned: '2', ...noDebts, ...alone },
    },
    firstSteps: false,
    must: [
      { in: 'savings-rate', state: 'good', says: 'What comes in pays for your month.' },
      { in: 'illness-cover', state: 'good' },
      { in: 'medical-cover', says: 'A public hospital charges citizens far less.' },
    ],
    never: [{ in: 'anywhere', says: 'Hardly anything is left' }],
  },
  {
    who: 'somebody who came into RM3,000,000 and has no income',
    answers: {
      ...{ income: '0', spending: '5000', essentials: '4000', repayments: '0', retired: 'no', liquid: '3000000' },
      ...{ earned: '3', ...noDebts, ...alone, 'goal-amount': '200000', 'goal-saved': '0', 'goal-months': '6' },
    },
    firstSteps: false,
    must: [
      { in: 'savings-rate', state: 'good', value: '50.0 years' },
      { in: 'deposit-protection', state: 'watch', says: '13 banks' },
      { in: 'goal', state: 'good' },
    ],
    never: [
      { in: 'anywhere', says: 'Stop every payment' },
      { in: 'anywhere', says: 'your month can pay for' },
    ],
  },
]

/** Households of all kinds, each a trap for advice that would harm it. */
export const households: readonly Household[] = [...young, ...working, ...families, ...inNeed, ...onSavings]
