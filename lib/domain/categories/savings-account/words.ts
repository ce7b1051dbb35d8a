import type { FactSentences } from '../../figures/row'
import type { Words } from '../../products/words'
import { formatRinggit, type Sen } from '../../values/money'
import { counted } from '../../values/words'
import { commonWords } from '../shared/common-words'

const { aMonth, aYear, noFee } = commonWords.figures

/** What is kept in the account and done with it each month. */
interface Scenario {
  readonly balance: Sen
  readonly salary: boolean
  readonly 'card-spend': Sen
  readonly bills: number
  readonly 'top-up': Sen
  readonly invest: Sen
}

function scenarioText({ balance, salary, bills, invest, 'card-spend': cardSpend, 'top-up': topUp }: Scenario): string {
  const parts = [
    formatRinggit(balance),
    salary ? 'salary credited' : 'no salary credited',
    cardSpend > 0 ? `${formatRinggit(cardSpend)} card spend a month` : null,
    bills > 0 ? `${counted(bills, 'bill', 'bills')} a month` : null,
    topUp > 0 ? `${formatRinggit(topUp)} added a month` : null,
    invest > 0 ? `${formatRinggit(invest)} invested` : null,
  ]
  return parts.filter((part) => part !== null).join(', ')
}

const balanceBound = 'accounts are compared on RM100 to RM10 million'

/** What a visitor reads of savings accounts. */
export const savingsAccountWords = {
  title: 'Savings accounts',
  singular: 'savings account',
  plural: 'savings accounts',
  badge: 'Best without conditions',
  lede: 'Ranked by what your balance and your habits earn in a year, after fees. A bonus counts only when you meet it.',
  sentences: {
    effective: ({ value }) => `You earn ${value} with your balance and habits, before fees`,
  } satisfies FactSentences,
  next: [
    {
      ask: 'Save more?',
      answer: 'See what it pays on another balance',
      calculator: 'savings-account',
      raise: { field: 'balance', after: '' },
    },
    { ask: 'How much to keep ready?', answer: 'See the size of your emergency fund', calculator: 'emergency-fund' },
    { ask: 'Is it protected?', answer: 'See what PIDM covers', calculator: 'deposit-protection' },
  ],
  figures: {
    baseRate: { label: 'Base rate', none: 'Pays nothing' },
    bonuses: { label: 'Bonus rates', none: 'No bonus, no conditions' },
    returnGuaranteed: { label: commonWords.figures.returnPromised },
    openingDeposit: commonWords.figures.openingDeposit,
    minimumBalance: { label: 'Minimum balance', none: 'No minimum' },
    fallBelowMonthlyFee: { label: 'Fee below the minimum', none: noFee, print: aMonth },
    yearlyCardFee: { ...commonWords.figures.debitCardFee, print: aYear },
    dormancyYearlyFee: { label: 'Fee when dormant', none: noFee, print: aYear },
    interestPaid: { label: ({ Interest }: Words) => `${Interest} credited`, none: 'Never' },
    freeWithdrawalsAMonth: { label: 'Free withdrawals a month' },
    jointAllowed: commonWords.figures.joint,
  },
  choices: {
    interestPaid: { daily: 'Every day', monthly: 'Every month', 'half-yearly': 'Every half year' },
  },
  /** What a bonus asks, in a few words. */
  bonusConditions: {
    salaryCredit: (amount: Sen) => `Credit a salary of ${formatRinggit(amount)}`,
    cardSpend: (amount: Sen) => `Spend ${formatRinggit(amount)} a month on its card`,
    billPayments: (count: number) => `Pay ${counted(count, 'bill', 'bills')} a month`,
    monthlyTopUp: (amount: Sen) => `Add ${formatRinggit(amount)} a month`,
    invest: (amount: Sen) => `Invest ${formatRinggit(amount)} with the bank`,
  },
  scenario: {
    title: 'What you keep and do each month',
    sentence: 'I keep {balance} in the account, spend {card-spend} a month on its card and pay {bills} from it.',
    text: scenarioText,
    fields: {
      balance: { label: 'Balance', hint: 'What lies in the account through the year' },
      salary: { label: 'I credit my salary here', hint: 'The salary that a bonus asks for is shown with it' },
      cardSpend: { label: 'Spend on its card a month' },
      bills: { label: 'Bills paid from it a month', unit: '' },
      topUp: { label: 'Money added a month' },
      invest: { label: 'Invested with the bank', hint: 'Unit trusts and the like bought through it' },
    },
    bounds: {
      balance: balanceBound,
      most: 'RM10 million is the most we compare',
      fewestBills: 'it cannot be less than none',
      mostBills: 'no account asks for more than 50 bills',
    },
  },
  facets: {
    effort: { legend: 'Conditions', options: { none: 'No conditions at all' } },
    conditions: {
      legend: 'Leave out accounts that ask me to',
      options: {
        salary: 'Credit my salary',
        'card-spend': 'Spend on a card',
        bills: 'Pay bills',
        'top-up': 'Add money each month',
        invest: 'Invest',
      },
    },
    without: { legend: 'Without', options: { minimum: 'Minimum balance', 'card-fee': 'Card fee' } },
    features: {
      legend: 'With',
      options: { joint: 'Joint holders', promised: 'A promised return', pidm: 'PIDM protection' },
    },
  },
  sorts: {
    return: {
      label: 'Ringgit a year after fees',
      name: 'a year after fees',
      basis: ({ balance }: Scenario) => `Return a year on ${formatRinggit(balance)} with your habits, less fees`,
      missing: 'Not known',
      weightLabel: 'What it earns you',
    },
    base: {
      label: 'Return with no conditions',
      name: 'return with no conditions',
      basis: ({ balance }: Scenario) => `Base return a year on ${formatRinggit(balance)}, no condition met`,
      missing: 'Base rate not published',
      weightLabel: 'Earning without effort',
    },
    fees: {
      label: 'Lowest yearly fees',
      name: 'yearly fees',
      basis: ({ balance }: Scenario) => `Fees a year on ${formatRinggit(balance)}`,
      missing: 'Not known',
      weightLabel: 'Low fees',
    },
    opening: {
      label: 'Lowest opening deposit',
      name: 'opening deposit',
      basis: () => 'The least that opens the account',
      missing: 'Opening deposit not published',
      weightLabel: null,
    },
  },
  situations: {
    'most-for-habits': {
      title: 'Earn the most for my habits',
      caution: {
        title: 'Will you keep it up every month?',
        text: 'A bonus is lost in a month in which its condition is missed. Compare the base rates too.',
      },
    },
    'no-effort': {
      title: 'Leave it alone',
      caution: {
        title: 'Will you not need it for a year?',
        text: 'Money that can lie for months often earns more in a fixed deposit. An account left alone for a year can become dormant.',
      },
    },
    'no-fees': {
      title: 'No fees, no minimum',
      caution: {
        title: 'Do you withdraw often?',
        text: 'Transfers and machines of other banks can still cost. See the free withdrawals on each page.',
      },
    },
    children: {
      title: 'For a child',
      caution: {
        title: 'What happens when the child turns 18?',
        text: 'Most of these accounts turn into an ordinary one with a lower rate. Ask what it becomes.',
      },
    },
    online: {
      title: 'Open it today on my phone',
      caution: {
        title: 'How do you pay cash in?',
        text: 'Some banks on the phone take no cash. Check how money gets in and out before you move your salary.',
      },
    },
    shariah: {
      title: 'Shariah-compliant',
      caution: {
        title: 'Is the return promised?',
        text: 'Under qard and wadiah the return is hibah, a gift that the bank may give or not. The figure shown is what was paid last.',
      },
    },
  },
  headline: { basis: (balance: Sen) => `for ${formatRinggit(balance)} and your habits` },
  facts: {
    effective: { label: 'Effective yearly rate', note: 'for your balance and habits, before fees' },
    base: { label: 'Base rate', tiered: 'over the slices of your balance' },
    top: { label: 'With every bonus' },
    fees: { label: 'Yearly fees', below: 'your balance is under the minimum' },
    needs: (conditions: number) => {
      return conditions === 0 ? 'no conditions' : `needs ${counted(conditions, 'condition', 'conditions')}`
    },
  },
  conditions: {
    bonusUnknown: 'Bonus rates not published',
  },
  /** Why a year is not known. */
  reasons: {
    base: 'Base rate not published',
    bonuses: 'Bonus rates not published',
    bonusCap: 'Bonus cap not published',
    cardFee: 'Card fee not published',
    belowMinimum: 'Below-minimum fee not published',
  },
  detail: {
    groups: { pays: 'What it pays', costs: 'What it costs', using: 'Using it' },
    bonus: (condition: string) => `Bonus: ${condition}`,
    bonusRate: (rate: string, most: string) => `+${rate} ${most}`,
    bonusCap: (cap: Sen) => `on up to ${formatRinggit(cap)}`,
    bonusUncapped: 'on the whole balance',
    bonusCapUnknown: 'cap not published',
    creditedDaily: (amount: Sen, rate: string, earned: Sen) =>
      `${formatRinggit(amount)} at ${rate} earns ${formatRinggit(earned)} in a year, each day rounded to the sen and added.`,
    credited: (amount: Sen, rate: string, yearly: string) =>
      `${formatRinggit(amount)} at ${rate} comes to ${yearly} a year when what is credited stays in.`,
    notPromised: 'The bank decides what it gives; past returns promise nothing.',
  },
  steps: {
    bonus: (met: boolean, condition: string) => `${met ? 'Bonus' : 'Bonus not met'}: ${condition}`,
    bonusCapUnknown: 'cap not published',
    cardFee: 'Card fee a year',
    belowMinimum: 'Fee below the minimum balance',
    baseReturn: 'Base return a year',
    baseUnknown: 'the base rate is not published',
    left: 'Left after fees',
  },
  own: { fees: 'Its fees a year' },
}

/** What a visitor reads of savings accounts around their list. Browsers that work on the list never load it. */
export const savingsAccountSiteWords = {
  choosing:
    'Start from what you will really do each month: a bonus for your salary or your card counts only while you keep it up. Then compare what is left when no condition is met.',
  presets: { 'most-for-habits': 'Earn more on my savings' },
}
