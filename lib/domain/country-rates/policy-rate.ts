import { isoDate } from '../iso-date'
import { type BasisPoints, basisPoints } from '../rate'
import type { Dated, DatedList } from './dated'

function decision(
  from: string,
  rate: number,
  title: string,
  url: string,
  checkedOn: string,
  rest: { readonly standing: 'reported' | 'unsure'; readonly note: string | null } = {
    standing: 'reported',
    note: null,
  },
): Dated<BasisPoints> {
  return {
    from: isoDate(from),
    value: basisPoints(rate),
    source: { title, url, checkedOn: isoDate(checkedOn) },
    ...rest,
  }
}

const history =
  'https://www.freemalaysiatoday.com/category/highlight/2024/07/11/bnm-maintains-opr-at-3-to-support-growth'
const historyTitle = 'Free Malaysia Today, OPR kept at 3% (history 2020 to 2023)'

/**
 * The overnight policy rate (OPR) after each change. The Standardised Base Rate (SBR) of home loans taken since
 * 1 Aug 2022 equals it and moves by the same amount.
 */
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
  decision('2023-05-03', 300, historyTitle, history, '2026-11-20', {
    standing: 'reported',
    note: 'The month is reported; the day is common knowledge.',
  }),
  decision(
    '2025-07-09',
    275,
    'Malay Mail, OPR kept at 2.75%, second of six meetings of 2026',
    'https://www.malaymail.com/news/money/2026/03/05/bnm-keeps-opr-at-275pc-as-supportive-stance-holds-amid-volatile-global-conditions-say-economists/211459',
    '2026-03-05',
    {
      standing: 'reported',
      note: 'Cut on 9 Jul 2025 and kept to the meeting of 5 Mar 2026. Later meetings were not seen.',
    },
  ),
]
