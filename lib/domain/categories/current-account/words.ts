import type { FactSentences } from '../../figures/row'
import type { Words } from '../../products/words'
import { formatRinggit, type Sen } from '../../values/money'
import { counted } from '../../values/words'
import { commonWords } from '../shared/common-words'

const { aYear, noFee } = commonWords.figures

/** How the account is used in a month. */
interface Scenario {
  readonly balance: Sen
  readonly cheques: number
  readonly transfers: number
  readonly drawn: Sen
  readonly 'drawn-days': number
}

function scenarioText({ balance, cheques, transfers, drawn, 'drawn-days': days }: Scenario): string {
  const parts = [
    formatRinggit(balance),
    cheques === 0 ? null : `${counted(cheques, 'cheque', 'cheques')} a month`,
    transfers === 0 ? null : `${counted(transfers, 'transfer', 'transfers')} a month`,
    drawn > 0 && days > 0 ? `${formatRinggit(drawn)} drawn ${counted(days, 'day', 'days')} a month` : null,
  ]
  return parts.filter((part) => part !== null).join(', ')
}

const each = (amount: Sen) => `${formatRinggit(amount)} each`

/** What a visitor reads of current accounts. */
export const currentAccountWords = {
  title: 'Current accounts',
  singular: 'current account',
  plural: 'current accounts',
  badge: 'Best without a service charge',
  lede: 'Ranked by what each leaves you in a year: the return on your balance, less fees and what you draw.',
  sentences: {
    fees: ({ value }) => `Its fees come to ${value} a year for how you use it`,
  } satisfies FactSentences,
  next: [
    { ask: 'Earn more on it?', answer: 'See what a savings account pays', calculator: 'savings-account' },
    { ask: 'Is it protected?', answer: 'See what PIDM covers', calculator: 'deposit-protection' },
  ],
  figures: {
    rate: { label: 'Rate on the balance', none: 'Pays nothing' },
    returnGuaranteed: { label: commonWords.figures.returnPromised },
    openingDeposit: commonWords.figures.openingDeposit,
    minimumBalance: { label: 'No charge from', none: 'No such rule' },
    halfYearlyServiceCharge: {
      label: 'Service charge',
      none: noFee,
      print: (amount: Sen) => `${formatRinggit(amount)} each half year`,
    },
    yearlyCardFee: { ...commonWords.figures.debitCardFee, print: aYear },
    chequeFee: {
      label: 'Cheque, duty included',
      none: noFee,
      print: (amount: Sen) => `${formatRinggit(amount)} a leaf`,
    },
    stopChequeFee: { label: 'Stopping a cheque', none: noFee, print: each },
    standingInstructionFee: { label: 'Standing instruction', none: noFee, print: each },
    interbankTransferFee: { label: 'Transfer to another bank', none: noFee, print: each },
    overdraft: { label: ({ Overdraft }: Words) => Overdraft, none: ({ overdraft }: Words) => `No ${overdraft}` },
    chequeBook: { label: 'Cheque book' },
    basicAccount: { label: 'Basic account' },
    jointAllowed: commonWords.figures.joint,
  },
  scenario: {
    title: 'How you use the account',
    sentence: 'I keep {balance} in the account and make {transfers} to other banks a month.',
    text: scenarioText,
    fields: {
      balance: { label: 'Average balance', hint: 'What lies in the account through the year' },
      cheques: { label: 'Cheques a month', unit: '' },
      transfers: { label: 'Transfers to other banks a month', unit: '' },
      drawn: { label: 'Overdraft or cash line drawn', hint: 'Leave at 0 when you never go below zero' },
      drawnDays: { label: 'Days a month it is drawn', unit: '' },
    },
    bounds: {
      balance: 'RM10 million is the most we compare',
      cheques: '200 cheques a month is the most we compare',
      transfers: '1,000 transfers a month is the most we compare',
      drawn: 'RM1 million is the most we compare',
      drawnDays: 'a month counts as 30 days here',
    },
  },
  facets: {
    features: {
      legend: 'With',
      options: {
        'cheque-book': 'A cheque book',
        overdraft: 'An overdraft or cash line',
        earns: 'A return on the balance',
        joint: 'Joint holders',
        basic: 'Basic account',
        pidm: 'PIDM protection',
      },
    },
    without: {
      legend: 'Without',
      options: { 'service-charge': 'Service charge', 'card-fee': 'Card fee', 'transfer-fee': 'Transfer fee' },
    },
  },
  sorts: {
    net: {
      label: 'Ringgit a year after costs',
      name: 'a year after costs',
      basis: (scenario: Scenario) => `Return less fees and borrowing in a year for ${scenarioText(scenario)}`,
      missing: 'Not known',
      weightLabel: 'What it leaves you',
    },
    fees: {
      label: 'Lowest fees a year',
      name: 'fees a year',
      basis: (scenario: Scenario) => `Fees in a year for ${scenarioText(scenario)}`,
      missing: 'Not known',
      weightLabel: 'Low fees',
    },
    overdraft: {
      label: 'Lowest overdraft or cash line rate',
      name: 'overdraft or cash line rate',
      basis: () => 'Yearly rate on what is drawn, among accounts that offer it',
      missing: 'Not published',
      weightLabel: null,
    },
    opening: {
      label: 'Lowest opening deposit',
      name: 'opening deposit',
      basis: () => 'The least that opens the account',
      missing: 'Opening deposit not published',
      weightLabel: 'A small start',
    },
  },
  situations: {
    cheapest: {
      title: 'Cheapest for how I use it',
      caution: {
        title: 'Does your balance dip?',
        text: 'The charge looks at the average of the half year. A few low weeks can bring it on. Check it with your lowest balance.',
      },
    },
    cheques: {
      title: 'I write cheques',
      caution: {
        title: 'Does it have to be a cheque?',
        text: 'Every leaf costs duty and a charge, and one that is returned costs more. A transfer is often free.',
      },
    },
    overdraft: {
      title: 'I sometimes go below zero',
      caution: {
        title: 'Would you draw it for months?',
        text: 'Money drawn for long usually costs less as personal financing with an end date. Set the days drawn above.',
      },
    },
    'no-fees': {
      title: 'No service charge',
      caution: {
        title: 'Do you pay with its card?',
        text: 'The card can have a yearly fee of its own. It is in the sum of each account.',
      },
    },
    earns: {
      title: 'Interest on my balance',
      caution: {
        title: 'Does it have to lie there?',
        text: 'Current accounts pay little. What you do not need this month earns more in a savings account or a fixed deposit.',
      },
    },
    shariah: {
      title: 'Shariah-compliant',
      caution: {
        title: 'Do you count on a return?',
        text: 'Under qard and wadiah the return is hibah, a gift that the bank may give or not.',
      },
    },
  },
  headline: { basis: (balance: Sen) => `for ${formatRinggit(balance)} and how you use it` },
  facts: {
    fees: { label: 'Fees a year', note: 'for how you use it' },
    rate: { label: 'Rate on your balance', nothing: 'Nothing to earn on' },
  },
  conditions: { basic: 'Basic account', noChequeBook: 'No cheque book' },
  /** Why a year is not known. */
  reasons: {
    rate: 'Rate not published',
    minimumBalance: 'Minimum balance not published',
    serviceCharge: 'Service charge not published',
    cardFee: 'Card fee not published',
    chequeFee: 'Cheque fee not published',
    transferFee: 'Transfer fee not published',
  },
  overdraft: {
    none: ({ overdraft }: Words) => `No ${overdraft}`,
    rate: ({ Overdraft }: Words) => `${Overdraft} rate`,
    rateUnknown: ({ Overdraft }: Words) => `${Overdraft} rate not published`,
    setUpFee: ({ Overdraft }: Words) => `${Overdraft} set-up fee`,
    drawn: ({ Overdraft }: Words) => `${Overdraft} drawn`,
    setUp: ({ Overdraft }: Words, fee: Sen) => `${Overdraft} set-up ${formatRinggit(fee)} once, not in a year’s sum`,
  },
  detail: {
    groups: { costs: 'What it costs', belowZero: 'Going below zero', pays: 'What it pays', using: 'Using it' },
    serviceCharge: 'Charged while the average balance is under the minimum, or always where there is no minimum.',
  },
  steps: {
    taken: 'What it takes a year',
    net: 'Net a year',
    serviceCharge: 'Service charge, each half year',
    cardFee: 'Card fee, each year',
    cheques: 'Cheques',
    transfers: 'Transfers',
  },
  own: {
    fees: 'Its fees a year, cheques and transfers apart',
    cheque: 'A cheque costs you',
    transfer: 'A transfer to another bank costs you',
    drawn: 'Rate a year on what you draw',
  },
}

/** What a visitor reads of current accounts around their list. Browsers that work on the list never load it. */
export const currentAccountSiteWords = {
  choosing:
    'Count what you do in a month: transfers, cheques, days below zero. An account without a service charge often beats one that pays a little.',
  presets: { cheapest: 'Cheapest current account' },
}
