import { type IsoDate, isoDate } from '../values/iso-date'
import { ringgit, type Sen } from '../values/money'
import { type BasisPoints, basisPoints } from '../values/rate'
import type { Dated, DatedList } from './dated'

/** What a guarantee scheme asks of a business, as a bank that lends under it publishes the terms. */
export interface SchemeRules {
  /** The least part that Malaysians hold. */
  readonly malaysianPart: BasisPoints
  /** The least years in business; 0: the scheme names none. */
  readonly years: number
  /** Only for SMEs by the national definition. */
  readonly smeOnly: boolean
  /** The most sales in a year where it goes beyond SMEs; null: none is named. */
  readonly mostTurnover: Sen | null
  /** Whether it covers money that replaces older borrowing. */
  readonly refinances: boolean
}

const checkedOn = isoDate('2026-11-20')
const half = basisPoints(5_100)

function scheme(from: IsoDate, value: SchemeRules, title: string, url: string, note: string): DatedList<SchemeRules> {
  const entry: Dated<SchemeRules> = { from, value, source: { title, url, checkedOn }, standing: 'unsure', note }
  return [entry]
}

const ambankCgc = 'https://www.ambankgroup.com/eng/Business/Financing/CreditGuaranteeSchemes'

/** The schemes that guarantee what businesses borrow, each with its rules by date. */
export const guaranteeSchemes = {
  sjpp: scheme(
    isoDate('2023-01-01'),
    { malaysianPart: half, years: 3, smeOnly: true, mostTurnover: null, refinances: false },
    'Hong Leong Bank, SJPP guarantee schemes',
    'https://www.hlb.com.my/en/business-banking/business-and-corporate-banking/sme-schemes/scheme/syarikat-jaminan-pembiayaan-perniagaan.html',
    'The day from which these terms count is not known.',
  ),
  ggsm: scheme(
    isoDate('2023-01-01'),
    { malaysianPart: half, years: 0, smeOnly: false, mostTurnover: ringgit(500_000_000), refinances: false },
    'AmBank, Government Guarantee Scheme MADANI',
    'https://ambankgroup.com/products-and-services/business/financing/guarantee-schemes/syarikat-jaminan-pembiayaan-perniagaan-(sjpp)-guarantee-schemes',
    'For private limited companies. The day from which these terms count is not known.',
  ),
  'cgc-bizjamin': scheme(
    isoDate('2023-01-01'),
    { malaysianPart: half, years: 0, smeOnly: true, mostTurnover: null, refinances: true },
    'AmBank, CGC BizJamin',
    ambankCgc,
    'No rule on refinancing is published. The day from which these terms count is not known.',
  ),
  'cgc-flexi': scheme(
    isoDate('2023-01-01'),
    { malaysianPart: half, years: 0, smeOnly: true, mostTurnover: null, refinances: true },
    'AmBank, CGC Flexi Guarantee Scheme',
    ambankCgc,
    'Under the funds of Bank Negara Malaysia for SMEs. The day from which these terms count is not known.',
  ),
} as const satisfies Readonly<Record<string, DatedList<SchemeRules>>>
