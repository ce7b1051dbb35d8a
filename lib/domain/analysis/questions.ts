import { choice, count, type Field, money, months, rate, type ValuesOf } from '../fields/field'
import { ringgit } from '../values/money'
import { basisPoints } from '../values/rate'

const none = { at: ringgit(0), because: 'enter 0 when there is none' }
const mostMonthly = { at: ringgit(1_000_000), because: 'RM1 million a month is the most we work with' }
const most = { at: ringgit(50_000_000), because: 'RM50 million is the most we work with' }
const noRate = { at: basisPoints(0), because: 'enter 0 when it bears none' }

/** No question has a default: what is left empty is not known. The builders ask for one, and it is never read. */
const unread = { default: ringgit(0), personal: true } as const

const monthly = (label: string, hint: string) => money({ label, hint, ...unread, min: none, max: mostMonthly })
const amount = (label: string, hint: string) => money({ label, hint, ...unread, min: none, max: most })
const yearlyRate = (label: string, hint: string, highest: { at: ReturnType<typeof basisPoints>; because: string }) =>
  rate({ label, unit: '% a year', hint, default: basisPoints(0), personal: true, min: noRate, max: highest })

const yesOrNo = (label: string) =>
  choice({
    label,
    options: [
      { value: '', label: 'Not sure' },
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
    default: '',
    personal: true,
  })

/** What the analysis asks. Each may be left empty, which means that it is not known; 0 means none. */
export const questions = {
  income: monthly(
    'Net income a month',
    'What reaches your accounts after EPF, SOCSO and tax, pensions included. Enter 0 if you have none.',
  ),
  spending: monthly('Total spending a month', 'With repayments; not what you save or invest.'),
  essentials: monthly(
    'Essentials (rent, food, transport)',
    'The part of your spending that you cannot avoid, with insurance and repayments.',
  ),
  retired: yesOrNo('Are you retired?'),
  steady: yesOrNo('Does about the same come in each month?'),
  repayments: monthly('Repayments a month', 'Home, car, study and personal loans, and 5% of what you owe on cards.'),
  liquid: amount('Savings you can withdraw now', 'What you could use within days without a loss.'),
  earned: yearlyRate('Interest or profit rate on them', 'Look at your last statement; 0 for a current account.', {
    at: basisPoints(1_000),
    because: 'nothing safe pays more than 10% a year',
  }),
  'card-owed': amount('Unpaid card balance', '0 when you pay every bill in full.'),
  'card-rate': yearlyRate('Card interest rate', 'On your statement: 15% to 18% for most.', {
    at: basisPoints(1_800),
    because: 'card rates here end at 18% a year',
  }),
  'loan-owed': amount('Balance on your costliest loan', 'A personal loan, for example. Enter 0 if you have none.'),
  'loan-rate': yearlyRate('Effective rate of that loan', 'Not the flat rate, which is lower.', {
    at: basisPoints(4_000),
    because: 'we work with rates to 40% a year',
  }),
  'other-owed': amount('All other debts', 'Home, car and study loans that are not counted above.'),
  'loan-cover': amount(
    'Debts that a policy would pay off',
    'If you died: MRTA, MLTA or MRTT on a home loan. 0 without.',
  ),
  dependants: yesOrNo('Does anybody depend on your income?'),
  need: monthly('What your family would need a month', 'Without you: living costs less what others earn.'),
  years: count({
    label: 'For how long',
    unit: 'years',
    hint: 'Until the youngest earns their own living, for example.',
    default: 1,
    min: { at: 1, because: 'a family needs at least a year to adapt' },
    max: { at: 50, because: 'fifty years outlast a working life' },
    personal: true,
  }),
  'life-cover': amount('Life cover you have', 'With that of your employer, as long as you work there.'),
  'illness-cover': amount('Critical-illness cover you have', 'What is paid on a diagnosis.'),
  'medical-limit': amount('Annual limit of your medical card', '0 without a card.'),
  'goal-amount': amount('What your goal costs', 'A down payment, a car or a wedding, at today’s prices.'),
  'goal-saved': amount('Saved for it already', 'On top of the savings you entered before.'),
  'goal-months': months({
    label: 'When you want it',
    hint: 'From now.',
    default: 1,
    min: { at: 1, because: 'a goal of this month needs no plan' },
    max: { at: 600, because: 'fifty years is the most we work with' },
    personal: true,
  }),
} as const

export type QuestionName = keyof typeof questions

/** What is known: null where a question was left empty. Money in sen, rates in basis points. */
export type Answers = { readonly [K in QuestionName]: ValuesOf<typeof questions>[K] | null }

/** The questions of a step, in their order. */
export interface Step {
  readonly id: string
  readonly title: string
  /** Why it is asked, in one sentence. */
  readonly why: string
  readonly names: readonly QuestionName[]
}

/** The analysis, one step after the other. */
export const steps: readonly Step[] = [
  {
    id: 'income',
    title: 'Income and spending',
    why: 'See how much you save each month.',
    names: ['income', 'spending', 'essentials', 'retired', 'steady'],
  },
  {
    id: 'commitments',
    title: 'Commitments',
    why: 'Lenders compare your repayments with your income. So do we.',
    names: ['repayments'],
  },
  {
    id: 'savings',
    title: 'Savings',
    why: 'See how long you could live without an income, and what your savings earn.',
    names: ['liquid', 'earned'],
  },
  {
    id: 'credit',
    title: 'Debts',
    why: 'See what your debts cost a year, and which one to pay off first.',
    names: ['card-owed', 'card-rate', 'loan-owed', 'loan-rate', 'other-owed'],
  },
  {
    id: 'cover',
    title: 'Cover',
    why: 'See what would be missing after a death, an illness or a hospital stay.',
    names: ['dependants', 'need', 'years', 'life-cover', 'loan-cover', 'illness-cover', 'medical-limit'],
  },
  {
    id: 'goal',
    title: 'A goal',
    why: 'See whether what you save each month gets you there in time.',
    names: ['goal-amount', 'goal-saved', 'goal-months'],
  },
]

/** A question by its name. */
export function questionOf(name: QuestionName): Field {
  return questions[name]
}
