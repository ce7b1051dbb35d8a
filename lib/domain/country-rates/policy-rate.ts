import { type IsoDate, isoDate } from '../values/iso-date'
import { type BasisPoints, basisPoints } from '../values/rate'
import { type Dated, type DatedList, inForce } from './dated'

/** Bank Negara Malaysia decides on the policy rate six times a year: an older check may have missed a decision. */
const policyRateDays = 60

function decision(
  from: string,
  rate: number,
  title: string,
  url: string,
  checkedOn: string,
  rest: { readonly standing: 'primary' | 'reported' | 'unsure'; readonly note: string | null } = {
    standing: 'reported',
    note: null,
  },
): Dated<BasisPoints> {
  return {
    from: isoDate(from),
    value: basisPoints(rate),
    source: { title, url, checkedOn: isoDate(checkedOn), lifeDays: policyRateDays },
    ...rest,
  }
}

const history =
  'https://www.freemalaysiatoday.com/category/highlight/2024/07/11/bnm-maintains-opr-at-3-to-support-growth'
const historyTitle = 'Free Malaysia Today, OPR kept at 3% (history 2020 to 2023)'

/** The overnight policy rate (OPR) after each change. */
export const policyRates: DatedList<BasisPoints> = [
  decision('2020-07-07', 175, historyTitle, history, '2026-11-20', {
    standing: 'unsure',
    note: 'The month is reported; the day is common knowledge.',
  }),
  decision('2022-05-11', 200, historyTitle, history, '2026-11-20', {
    standing: 'unsure',
    note: 'A rise in May 2022 is reported; the level and the day are common knowledge.',
  }),
  decision(
    '2022-07-06',
    225,
    'AmBank, replacement of the base rate by the SBR',
    'https://www.ambankgroup.com/eng/Announcements/Pages/Replacement-of-Base-Rate-to-Standardised-Base-Rate-SBR.aspx',
    '2026-11-20',
    { standing: 'reported', note: 'The level is the SBR’s at its launch; the day is common knowledge.' },
  ),
  decision(
    '2022-09-08',
    250,
    'The Sun Daily, OPR raised to 2.5%',
    'https://www.thesundaily.my/home/bnm-raises-opr-by-25bps-to-25-DL9793306',
    '2026-11-20',
  ),
  decision('2022-11-03', 275, historyTitle, history, '2026-11-20'),
  decision(
    '2023-05-03',
    300,
    'Paul Tan, the policy rate from May 2023 to July 2025',
    'https://paultan.org/2025/07/10/bank-negara-malaysia-opr-mpc-meeting-july-2025',
    '2026-11-20',
  ),
  decision(
    '2025-07-09',
    275,
    'Bank Negara Malaysia, Monetary Policy Statement of 3 Sep 2026',
    'https://www.bnm.gov.my/-/monetary-policy-statement-03092026',
    '2026-09-03',
    {
      standing: 'primary',
      note: 'Cut on 9 Jul 2025 and kept at each meeting to 3 Sep 2026. The committee meets six times a year; later meetings were not seen.',
    },
  ),
]

const baseRateLaunch = isoDate('2022-08-01')

function laterOf(one: IsoDate, other: IsoDate): IsoDate {
  return one < other ? other : one
}

/**
 * The Standardised Base Rate (SBR), which home loans and other floating-rate loans taken since 1 Aug 2022 are priced on.
 * It equals the policy rate and moves by the same amount; null before it began.
 */
export function standardisedBaseRate(day: IsoDate): Dated<BasisPoints> | null {
  const policy = day < baseRateLaunch ? null : inForce(policyRates, day)
  if (policy === null) return null
  return {
    ...policy,
    from: laterOf(policy.from, baseRateLaunch),
    note: 'It began on 1 Aug 2022 and follows the OPR by rule. Each bank changes it some days after a decision: Bank Rakyat, for example, went to 2.75% on 17 Jul 2025.',
  }
}
