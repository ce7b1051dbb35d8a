import { figureWords } from '../../figures/figure-words'
import type { Words } from '../../products/words'
import { formatRinggit, type Sen } from '../../values/money'
import { type BasisPoints, formatRate } from '../../values/rate'
import { counted } from '../../values/words'
import { commonWords } from '../shared/common-words'

interface Scenario {
  readonly amount: Sen
  readonly months: number
}

function scenarioText({ amount, months }: Scenario): string {
  return `${formatRinggit(amount)} over ${months} months`
}

const months = (length: number) => `${length} months`
const days = (count: number) => (count === 0 ? 'Same day' : counted(count, 'day', 'days'))
const { noFee } = commonWords.figures
const none = 'No limit'
const upperEnd = 'A rate that depends on approval counts at its upper end.'
const amountBound = 'personal loans here run from RM1,000 to RM300,000'
/** What a visitor reads of personal loans. */
export const personalLoanWords = {
  title: 'Personal loans',
  singular: 'loan',
  plural: 'loans',
  lede: 'Ranked by what each costs you in all: every instalment and fee, less what you are paid out. The effective rate counts every fee, whatever rate is quoted.',
  /** What the effective rate is called: by its Malaysian short name, or in Islamic words. */
  eir: ({ kind }: Words) => (kind === 'Islamic' ? 'Effective profit rate' : 'EIR'),
  cost: ({ kind }: Words) => (kind === 'Islamic' ? 'Cost of financing' : 'Cost of credit'),
  basis: { flat: 'flat', reducing: 'reducing' },
  figures: {
    rateBasis: { label: 'How it is charged' },
    rateKind: { label: 'Fixed or floating' },
    rates: { label: 'Rates' },
    minAmount: { label: 'Minimum amount', none },
    maxAmount: { label: 'Maximum amount', none },
    minMonths: { label: 'Shortest term', none, print: months },
    maxMonths: { label: 'Longest term', none, print: months },
    processingFee: { label: 'Processing fee', none: noFee },
    stampDuty: {
      label: 'Stamp duty',
      none: 'Not taken from you',
      print: (duty: BasisPoints) => `${formatRate(duty, 'trim')} for each RM1,000 or part of it`,
    },
    cover: { label: ({ insurance }: Words) => `${insurance === 'takaful' ? 'Takaful' : 'Insurance'} on it` },
    lateCharge: {
      label: ({ kind }: Words) => (kind === 'Islamic' ? "Late compensation (ta'widh)" : 'Late charge'),
      none: 'None',
      print: (charge: BasisPoints) => `${formatRate(charge, 'trim')} a year on what is late`,
    },
    earlySettlement: { label: 'If you settle early', none: 'No rule' },
    disbursalDays: { label: 'Paid out after approval in', none: 'Not stated', print: days },
    salaryDeduction: { label: 'Salary deduction' },
    incomeMultiple: {
      label: 'Amount as a multiple of monthly income',
      none,
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
    rateKind: { legend: 'Fixed or floating', options: { fixed: 'Fixed rate', floating: 'Floating rate' } },
    rateBasis: {
      legend: 'How the rate is quoted',
      options: { reducing: 'On the reducing balance', flat: 'Flat' },
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
  sorts: {
    cost: {
      label: 'Lowest total cost',
      name: 'total cost',
      basis: (scenario: Scenario) =>
        `All you repay less what you are paid out, fees included, for ${scenarioText(scenario)}. ${upperEnd}`,
      missing: 'Fees not published',
      weightLabel: 'Low total cost',
    },
    eir: {
      label: 'Lowest effective rate',
      name: 'effective rate',
      basis: (scenario: Scenario) => `Effective yearly rate with all fees, for ${scenarioText(scenario)}. ${upperEnd}`,
      missing: 'Fees not published',
      weightLabel: null,
    },
    instalment: {
      label: 'Lowest instalment',
      name: 'instalment',
      basis: (scenario: Scenario) => `Monthly instalment for ${scenarioText(scenario)}. ${upperEnd}`,
      missing: figureWords.missing,
      weightLabel: 'A low instalment',
    },
    speed: {
      label: 'Fastest payout',
      name: 'time to pay out',
      basis: () => 'Days from approval until the money is paid out, as published.',
      missing: figureWords.missing,
      weightLabel: 'Fast payout',
    },
  },
  situations: {
    'least-in-all': {
      title: 'Pay the least in all',
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
  headline: {
    unit: 'a month',
    basis: (scenario: Scenario) => `for ${scenarioText(scenario)}`,
    range: ', ranked on the upper end: the rate depends on approval',
    notRanked: (basis: string) => `not ranked ${basis}`,
  },
  facts: {
    eir: {
      label: ({ kind }: Words) => (kind === 'Islamic' ? 'Effective profit rate' : 'Effective rate'),
      note: 'with all fees',
      floor: (rate: string) => `${rate} before fees that are not published`,
    },
    cost: {
      feesUnknown: 'some fees are not published',
      noFees: 'no fees at the start',
      fees: (total: Sen) => `plus ${formatRinggit(total)} of fees at the start`,
    },
    total: 'Total repaid',
    speed: { label: 'Paid out in', note: 'after approval' },
    none: 'None for this amount and term',
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
