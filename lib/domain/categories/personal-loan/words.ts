import type { FactSentences } from '../../figures/row'
import type { Words } from '../../products/words'
import { formatRinggit, type Sen } from '../../values/money'
import { type BasisPoints, formatRate } from '../../values/rate'
import { commonWords } from '../shared/common-words'

interface Scenario {
  readonly amount: Sen
  readonly months: number
}

function scenarioText({ amount, months }: Scenario): string {
  return `${formatRinggit(amount)} over ${months} months`
}

const { noFee } = commonWords.figures
const amountBound = 'personal loans here run from RM1,000 to RM300,000'
/** What a visitor reads of personal loans. */
export const personalLoanWords = {
  title: 'Personal loans',
  singular: 'loan',
  plural: 'loans',
  badge: 'Best without a processing fee',
  lede: 'Ranked by the total cost: everything you pay, less the amount you receive. The effective rate counts every fee, whatever rate is quoted.',
  sentences: {
    total: ({ value, note }) =>
      note === null ? `You repay ${value} in total` : `You repay ${value} in total, ${note}`,
  } satisfies FactSentences,
  next: [
    {
      ask: 'Borrow more?',
      answer: 'See when another one is cheaper',
      calculator: 'first-loan',
      raise: { field: 'amount', after: '' },
    },
    { ask: 'Paying one off now?', answer: 'See whether moving is worth it', calculator: 'move-personal-loan' },
    { ask: 'How much is safe?', answer: 'See what you can afford a month', calculator: 'affordability' },
  ],
  figures: {
    rateBasis: { label: 'How it is charged' },
    rateKind: { label: 'Fixed or floating' },
    rates: { label: 'Rates' },
    processingFee: { label: 'Processing fee', none: noFee },
    stampDuty: {
      label: 'Stamp duty',
      none: 'Not taken from you',
      print: (duty: BasisPoints) => `${formatRate(duty, 'trim')} for each RM1,000 or part of it`,
    },
    cover: { label: ({ insurance }: Words) => `${insurance === 'takaful' ? 'Takaful' : 'Insurance'} on it` },
    earlySettlement: { label: 'If you settle early', none: 'No rule' },
    salaryDeduction: { label: 'Salary deduction' },
    incomeMultiple: {
      label: 'Amount as a multiple of monthly income',
      none: 'No limit',
      print: (times: number) => `Up to ${times} times`,
    },
  },
  prints: {
    ofAmount: (rate: BasisPoints) => `${formatRate(rate, 'trim')} of the amount`,
  },
  choices: {
    rateBasis: { flat: 'Flat, on the whole amount for the whole term', reducing: 'On the reducing balance' },
    rateKind: { fixed: 'Fixed', floating: 'Floating' },
    cover: { none: 'None', optional: 'Optional', compulsory: 'Compulsory' },
    settlement: {
      'rule-of-78': 'Rule of 78',
      'reducing-balance': 'Balance still owed',
      ibra: "Ibra' (rebate) on what is not yet due",
    },
  },
  scenario: {
    title: 'What you would borrow',
    sentence: 'I want to borrow {amount} and pay it back in {months}.',
    text: scenarioText,
    fields: { amount: { label: 'Amount' }, months: { label: 'Months to repay' } },
    bounds: {
      amount: amountBound,
      shortest: 'personal loans here run for half a year at least',
      longest: 'ten years is the longest term that the rules for banks allow from 1 Jan 2027',
    },
  },
  facets: {
    worker: {
      legend: 'How you work',
      options: { employed: 'Employed', government: 'Government', 'self-employed': 'Self-employed' },
    },
    mustHave: {
      legend: 'It must have',
      options: {
        'no-processing-fee': 'No processing fee',
        'no-stamp-duty': 'No stamp duty',
        fast: (days: number) => `Paid out within ${days} days`,
      },
    },
    leaveOut: {
      'rule-of-78': 'Rule of 78, or not published',
      'salary-deduction': 'Salary deduction',
      'compulsory-cover': 'Compulsory insurance or takaful, or not published',
    },
  },
  situations: {
    'least-in-all': {
      title: 'Pay the least in total',
      caution: {
        title: 'Might you settle it early?',
        text: 'Under the Rule of 78 most of the charge falls in the first months, so settling early saves you less. Leave those out if you might.',
      },
    },
    'lowest-instalment': {
      title: 'Lowest instalment',
      caution: {
        title: 'What does a longer term add up to?',
        text: 'More months make each instalment smaller and the whole dearer. Compare the total cost before you stretch the term.',
      },
    },
    fast: {
      title: 'Need it fast',
      caution: {
        title: 'Is the lender licensed?',
        text: 'Money lenders need a licence; check the name in the register of the housing and local government ministry. A real lender never asks you to pay before you are paid.',
      },
    },
    consolidate: {
      title: 'Bring debts together',
      caution: {
        title: 'Does it truly cost less?',
        text: 'A lower instalment over more years can cost more than the debts it replaces. AKPK works out a plan with you for free.',
      },
    },
    government: {
      title: 'Government staff',
      caution: {
        title: 'Can you live on what is left?',
        text: 'With salary deduction the instalment is gone before you are paid. It goes on if your other costs rise.',
      },
    },
  },
  conditions: {
    ruleOf78: 'Rule of 78 on early settlement',
    salaryDeduction: 'Salary deduction',
    cover: ({ insurance }: Words) => `Compulsory ${insurance}`,
    floating: 'Floating rate: instalments can rise',
    moneyLender: 'Licensed money lender',
    flat: 'Flat rate: no longer allowed for banks',
    course: 'Short course above RM100,000',
  },
}
