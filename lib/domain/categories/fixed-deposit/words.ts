import type { FactSentences } from '../../figures/row'
import type { Words } from '../../products/words'
import { formatDate, type IsoDate } from '../../values/iso-date'
import { formatRinggit, type Sen } from '../../values/money'
import { counted } from '../../values/words'
import { commonWords } from '../shared/common-words'

interface Scenario {
  readonly amount: Sen
  readonly months: number
}

const monthsText = (length: number) => counted(length, 'month', 'months')

function scenarioText({ amount, months }: Scenario): string {
  return `${formatRinggit(amount)} over ${monthsText(months)}`
}

const amountBound = 'deposits here start at RM500 and RM10 million is the most we compare'
const termBound = 'fixed deposits run from 1 to 60 months'

/** What a visitor reads of fixed deposits. */
export const fixedDepositWords = {
  title: 'Fixed deposits',
  singular: 'fixed deposit',
  plural: 'fixed deposits',
  badge: 'Best without conditions',
  lede: 'Ranked by what your money truly earns in a year: a tied purchase counts with what it costs.',
  sentences: {
    /** The note is said where it has a figure: "3.03% p.a. effective after the tied purchase". */
    rate: ({ value, note }) => (note !== null && /^\d/.test(note) ? `It pays ${value}, ${note}` : `It pays ${value}`),
  } satisfies FactSentences,
  next: [
    {
      ask: 'More money?',
      answer: 'See when another deposit wins',
      calculator: 'first-deposit',
      raise: { field: 'amount', after: '' },
    },
    { ask: 'A large sum?', answer: 'See the best split over several banks', calculator: 'split-deposit' },
    { ask: 'Money in a deposit now?', answer: 'See whether moving is worth it', calculator: 'move-deposit' },
  ],
  /** `1 month`, `12 months`. */
  months: monthsText,
  figures: {
    placements: { label: 'Rates' },
    rateKind: { label: 'Kind of rate' },
    tied: { label: 'You must also buy or fund', none: 'Nothing' },
    freshFundsOnly: { label: 'Fresh funds only' },
    minimumDeposit: { label: 'Minimum deposit', none: 'No minimum' },
    maximumDeposit: { label: 'Maximum deposit', none: 'No maximum' },
    payout: { label: 'Return paid', none: 'Not paid' },
    earlyWithdrawal: { label: 'If you leave early', none: 'No rule' },
    partialWithdrawal: { label: 'Part of it can be taken out', none: 'No' },
    renewalRate: { label: 'Rate after renewal', none: 'Does not renew itself' },
    dayCount: { label: 'Days in a year for the sum' },
  },
  choices: {
    rateKind: { board: 'Board rate', promotional: 'Promotional rate' },
    /** What must be bought or funded, in the words of a sentence. */
    tied: {
      'savings-share': 'savings account share',
      'unit-trust': 'unit trust',
      insurance: ({ insurance }: Words) => insurance,
      'current-account': 'current account share',
    },
    earlyWithdrawal: {
      'no-return': ({ interest }: Words) => `No ${interest}`,
      'half-after-three-months': 'Half after 3 months',
      'not-allowed': 'Not allowed',
      'full-to-date': 'Full to that day',
    },
    payout: { 'at-maturity': 'At maturity', monthly: 'Every month', 'half-yearly': 'Every half year' },
  },
  scenario: {
    title: 'What you would place',
    sentence: 'I have {amount} that I do not need for {months}.',
    text: scenarioText,
    fields: {
      amount: { label: 'Amount', hint: 'What you would place today' },
      months: { label: 'Term in months' },
    },
    bounds: { amount: amountBound, months: termBound },
  },
  facets: {
    strings: { legend: 'Conditions', options: { none: 'No conditions' } },
    conditions: {
      legend: 'Leave out deposits that need',
      options: {
        tied: 'Something bought or funded with it',
        'fresh-funds': 'Fresh funds',
      },
    },
    rateKind: 'Rate',
    term: 'Offers a term of',
    payout: 'Return paid',
    early: {
      legend: 'If you need the money early',
      options: { 'keeps-some': 'Some return is kept', partial: 'A part can be taken out' },
    },
    protection: { legend: 'Deposit protection', options: { pidm: 'Protected by PIDM' } },
  },
  sorts: {
    return: {
      label: 'Effective yearly rate',
      name: 'effective yearly rate',
      basis: (scenario: Scenario) =>
        `Effective yearly rate on ${scenarioText(scenario)}, over all the money placed, any tied purchase included`,
      missing: 'Not known',
      weightLabel: 'What it earns',
    },
    maturity: {
      label: 'Ringgit at maturity',
      name: 'earned at maturity',
      basis: (scenario: Scenario) =>
        `Ringgit earned by ${scenarioText(scenario)}. Deposits that need more money for a tied purchase are not ranked by this`,
      missing: 'Not known',
      weightLabel: null,
    },
    flexibility: {
      label: 'Kept if you withdraw half-way',
      name: 'kept if you leave half-way',
      basis: ({ amount, months }: Scenario) =>
        `Ringgit you keep if you take out ${formatRinggit(amount)} half-way through ${monthsText(months)}`,
      missing: 'Early-withdrawal rule not published',
      weightLabel: 'Leaving early',
    },
    minimum: {
      label: 'Lowest minimum deposit',
      name: 'minimum deposit',
      basis: () => 'Smallest amount that the deposit takes, among those that take yours',
      missing: 'Minimum deposit not published',
      weightLabel: 'A small minimum',
    },
  },
  situations: {
    'no-strings': {
      title: 'Earn the most, no strings',
      caution: {
        title: 'What happens at maturity?',
        text: 'Most deposits renew themselves at the board rate, which is often lower. Note the maturity date and look again.',
      },
    },
    'may-need-early': {
      title: 'Money I may need early',
      caution: {
        title: 'Will you keep it there for the whole term?',
        text: 'Leaving early usually costs half of the return or all of it. A savings account may pay more for a few months.',
      },
    },
    'large-sum': {
      title: 'Large sum',
      caution: {
        title: 'Is all of it protected?',
        text: 'PIDM protects up to RM250,000 for each depositor at each member bank, return included. Spread a larger sum over several banks.',
      },
    },
    'monthly-income': {
      title: 'Monthly income from it',
      caution: {
        title: 'Will you spend what it pays?',
        text: 'A return that is paid out each month does not earn again, and monthly payout often comes with a lower rate.',
      },
    },
    'small-start': {
      title: 'Start with a small amount',
      caution: {
        title: 'Do you have money for a bad month?',
        text: 'Keep some months of spending in an account you can reach before you lock money away.',
      },
    },
    shariah: {
      title: 'Shariah-compliant',
      caution: {
        title: 'Is the profit rate fixed at the start?',
        text: 'Under tawarruq and murabahah it is. Under mudarabah and wakalah the rate is what the bank expects to pay. The contract is on each row.',
      },
    },
  },
  headline: {
    unit: 'at maturity',
    basis: (scenario: Scenario, tied: Sen | null) =>
      `for ${scenarioText(scenario)}${tied === null ? '' : ` and ${formatRinggit(tied)} in the tied purchase`}`,
    notRanked: (scenario: Scenario) => `not ranked for ${scenarioText(scenario)}`,
  },
  facts: {
    rate: {
      label: 'Rate',
      none: 'None for this amount and term',
      note: (rate: string, effective: string, tied: boolean) =>
        `${effective === rate ? 'same effective rate' : `${effective} effective`}${tied ? ' after the tied purchase' : ''}`,
    },
    minimum: { label: 'Minimum', higher: (floor: Sen) => `${formatRinggit(floor)} for this rate` },
    channel: {
      label: 'Opens',
      of: { online: 'Online only', branch: 'At a branch only', 'online-or-branch': 'Online or at a branch' },
    },
    /** A yearly rate, which may be the lowest that is counted. */
    yearlyRate: (rate: string, heldAtLimit: boolean) => `${rate}${heldAtLimit ? ' or worse' : ''}`,
  },
  conditions: {
    tied: (name: string, amount: Sen | null) =>
      `Tied to a ${name}${amount === null ? '' : ` of ${formatRinggit(amount)}`}`,
    freshFunds: 'Fresh funds only',
    promotional: 'Promotional rate',
    payout: (when: string) => `Pays ${when.toLowerCase()}`,
  },
  /** Why a deposit has no rate for a scenario, or its return is not known. */
  reasons: {
    from: (least: Sen) => `From ${formatRinggit(least)}`,
    upTo: (most: Sen) => `Up to ${formatRinggit(most)}`,
    noTerm: (months: number) => `No ${months}-month term`,
    rates: 'Rates not published',
    tied: 'Tied purchase not published',
    locked: 'Cannot be withdrawn early',
    inAll: (all: Sen) => `Needs ${formatRinggit(all)} in total`,
  },
  detail: {
    groups: { pays: 'What it pays', asks: 'What it asks of you', terms: 'Terms', safety: 'How safe it is' },
    bandFrom: (rate: string, from: Sen) => `${rate} from ${formatRinggit(from)}`,
    band: (rate: string, from: Sen, upTo: Sen) => `${rate} ${formatRinggit(from)} to ${formatRinggit(upTo)}`,
    earns: (amount: Sen, earned: Sen, maturity: IsoDate) =>
      `${formatRinggit(amount)} placed today earns ${formatRinggit(earned)} by ${formatDate(maturity)}`,
    byTwelfths: (earned: Sen) => ` (${formatRinggit(earned)} where a month counts as a twelfth of a year)`,
    renewed: (rate: string) => ` Renewed at the same rate for a year: ${rate}.`,
    lost: (part: string | null, rate: string) => `${part ?? 'None'} of it is lost at the start; the rest earns ${rate}`,
    blended: (months: number, rate: string, blend: string) =>
      ` Blended with ${monthsText(months)} at ${rate}: ${blend} before the charge.`,
    tied: (name: string, share: string) => `${name}, ${share} of the deposit`,
    newCustomers: 'New customers only',
    renewal: 'The rate when the deposit renews itself at maturity.',
  },
  steps: {
    wanted: ({ amount, months }: Scenario) => `${formatRinggit(amount)} for ${monthsText(months)}`,
    bought: (name: string) => `You also buy or fund: ${name}`,
    lost: 'Lost on it at the start',
    restEarns: 'What is left of it earns',
    trueReturn: 'True return at maturity',
    leaving: (day: IsoDate) => `Paid if you leave on ${formatDate(day)}`,
    locked: { formula: 'cannot be withdrawn early', result: 'nothing until maturity' },
    ruleUnknown: 'the rule is not published',
    earnedHalfWay: (days: number) => `Earned half-way, after ${days} days`,
    lostHalfWay: 'Apart from that: forgone if you leave half-way',
    keptHalfWay: 'Kept if you withdraw half-way',
    term: 'Term',
    termFormula: (today: IsoDate, months: number, maturity: IsoDate) =>
      `${formatDate(today)} and ${monthsText(months)} later, ${formatDate(maturity)}`,
    days: (days: number) => `${days} days`,
    returnAtMaturity: 'Return at maturity',
    depositEarns: 'The deposit earns',
    placed: 'All the money you place',
    effectiveRate: commonWords.steps.effectiveRate,
    minimum: 'Minimum deposit',
    noMinimum: 'No minimum',
  },
  rules: { freshFunds: 'The money comes from outside this bank' },
  own: {
    keepsReturn: {
      label: 'You keep the return to date if you leave early',
      hint: 'Most deposits pay nothing when you leave early',
    },
  },
}

/** What a visitor reads of fixed deposits around their list. Browsers that work on the list never load it. */
export const fixedDepositSiteWords = {
  choosing:
    'Match the term to the day you need the money, then compare the effective yearly rate, not the advertised one. Check what you lose by leaving early and whether a purchase is tied to the rate.',
  /** What the rate of a deposit with a tied purchase is of. */
  allMoney: 'Effective, over all the money placed, the tied purchase included',
  presets: {
    'no-strings': 'Lock money away, no strings',
    'may-need-early': 'Fixed deposit I can withdraw early',
  },
}
