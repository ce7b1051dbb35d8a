import { figureWords } from '../../../figures/figure-words'
import type { Words } from '../../../products/words'
import { formatRinggit, type Sen } from '../../../values/money'
import { planWords } from './words-plan'

const upperEnd = 'A rate that depends on approval counts at its upper end.'
const feesMissing = 'Fees not published'

/** Words that all loans with equal instalments have in common. */
export const instalmentLoanWords = {
  ...planWords,
  /** What the effective rate is called: by its Malaysian short name, or in Islamic words. */
  eir: ({ kind }: Words) => (kind === 'Islamic' ? 'Effective profit rate' : 'EIR'),
  cost: ({ kind }: Words) => (kind === 'Islamic' ? 'Cost of financing' : 'Cost of credit'),
  facets: {
    rateKind: { legend: 'Fixed or floating', options: { fixed: 'Fixed rate', floating: 'Floating rate' } },
    rateBasis: {
      legend: 'How the rate is quoted',
      options: { reducing: 'On the reducing balance', flat: 'Flat' },
    },
  },
  /** Orders; each basis takes the scenario in words. */
  sorts: {
    cost: {
      label: 'Lowest total cost',
      name: 'total cost',
      basis: (scenario: string) =>
        `All you repay less what you are paid out, fees included, for ${scenario}. ${upperEnd}`,
      missing: feesMissing,
      weightLabel: 'Low total cost',
    },
    eir: {
      label: 'Lowest effective rate',
      name: 'effective rate',
      basis: (scenario: string) => `Effective yearly rate with all fees, for ${scenario}. ${upperEnd}`,
      missing: feesMissing,
      weightLabel: null,
    },
    instalment: {
      label: 'Lowest instalment',
      name: 'instalment',
      basis: (scenario: string) => `Monthly instalment for ${scenario}. ${upperEnd}`,
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
  headline: {
    unit: 'a month',
    basis: (scenario: string) => `for ${scenario}`,
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
  /** Why a lender does not take a scenario. */
  reasons: {
    upTo: (islamic: boolean, most: Sen) => `${islamic ? 'Finances' : 'Lends'} up to ${formatRinggit(most)}`,
    from: (islamic: boolean, least: Sen) => `${islamic ? 'Finances' : 'Lends'} from ${formatRinggit(least)}`,
    longest: (months: number) => `Up to ${months} months`,
    shortest: (months: number) => `From ${months} months`,
    noRate: 'No rate published for this case',
  },
  own: {
    rate: { label: 'Its rate a year', unit: '%' },
    flat: { label: 'It is a flat rate', hint: 'A flat rate counts on the whole amount for the whole term.' },
  },
}
