import { ruleOn } from '../../country-rates/dated'
import { guaranteeSchemes } from '../../country-rates/guarantee-schemes'
import { oldSourcesText } from '../../country-rates/old-rate'
import { detailRow } from '../../figures/detail-row'
import { knownValue } from '../../figures/figure'
import type { DetailRow } from '../../figures/row'
import type { Issuer } from '../../products/issuer'
import { wordsFor } from '../../products/words'
import type { IsoDate } from '../../values/iso-date'
import { statedFigure } from '../shared/facts'
import { isOwn } from '../shared/own'
import { methodOf } from './deal'
import { type BusinessLoan, businessLoanReader } from './figures'
import { businessLoanDetailWords } from './words-detail'

const { detail: words } = businessLoanDetailWords
const supervisors: Readonly<Partial<Record<Issuer['kind'], string>>> = words.supervisors

/** Who supervises the provider; nothing for the visitor's own. */
function supervisorRow(loan: BusinessLoan, today: IsoDate): readonly DetailRow[] {
  const supervisor = supervisors[loan.issuer.kind]
  if (supervisor === undefined || isOwn(loan)) return []
  const { label } = words.supervisor
  return [detailRow('supervisor', label, statedFigure(loan, supervisor), loan, 'rule', today, String)]
}

function schemeNote(loan: BusinessLoan, today: IsoDate): string | null {
  const scheme = knownValue(loan.scheme)
  if (scheme === null) return null
  const { value, source } = ruleOn(guaranteeSchemes[scheme.kind], today)
  const old = source === null ? null : oldSourcesText([source], today)
  const parts = [words.covers(wordsFor(loan)), value.refinances ? null : words.noRefinancing, old]
  return parts.filter((part) => part !== null).join(' ')
}

const guaranteeNote = ({ personalGuarantee }: BusinessLoan) => {
  const guarantee = knownValue(personalGuarantee)
  return guarantee === null || guarantee === 'none' ? null : words.guarantee
}

/** A figure that only some facilities have: nothing where it is published that this one has none. */
const ifAny =
  (
    name:
      | 'commission'
      | 'rebate'
      | 'margin'
      | 'programmes'
      | 'sizes'
      | 'sectors'
      | 'maxTurnover'
      | 'malaysianPart'
      | 'bumiputeraPart'
      | 'auditedYears',
  ) =>
  (loan: BusinessLoan, today: IsoDate): readonly DetailRow[] =>
    loan[name].state === 'none' ? [] : [businessLoanReader.row(loan, name, today)]

/** The fee on the unused part: only a line has such a part. */
const commitmentRow = (loan: BusinessLoan, today: IsoDate): readonly DetailRow[] => {
  if (methodOf(loan.facility) !== 'line' && loan.commitment.state === 'none') return []
  const note = loan.commitment.state === 'known' ? words.unused : null
  return [businessLoanReader.row(loan, 'commitment', today, { note })]
}

/** That the facility is looked at again each year; nothing where it is not. */
const reviewRow = (loan: BusinessLoan, today: IsoDate): readonly DetailRow[] =>
  loan.yearlyReview ? [businessLoanReader.row(loan, 'yearlyReview', today, { note: words.review(wordsFor(loan)) })] : []

/** The months without principal, with what our sums make of them; nothing where there are none. */
const moratoriumRow = (loan: BusinessLoan, today: IsoDate): readonly DetailRow[] => {
  if (loan.moratorium.state === 'none') return []
  return [businessLoanReader.row(loan, 'moratorium', today, { note: words.moratorium(wordsFor(loan)) })]
}

/** Every published figure of a facility, grouped as the detail page and the comparison print them. */
export const businessLoanDetail = businessLoanReader.detail([
  {
    title: words.groups.price,
    rows: [
      'pricing',
      ifAny('commission'),
      commitmentRow,
      'processing',
      'stampDuty',
      'legal',
      ifAny('rebate'),
      'early',
      'lateCharge',
    ],
  },
  {
    title: words.groups.risk,
    rows: [
      'security',
      { figure: 'personalGuarantee', note: guaranteeNote },
      { figure: 'scheme', note: schemeNote },
      reviewRow,
    ],
  },
  {
    title: words.groups.limits,
    rows: ['minAmount', 'maxAmount', 'minMonths', 'maxMonths', ifAny('margin'), moratoriumRow, 'purposes'],
  },
  {
    title: words.groups.business,
    rows: [
      'entities',
      ifAny('sizes'),
      ifAny('sectors'),
      ifAny('programmes'),
      'yearsInOperation',
      'minTurnover',
      ifAny('maxTurnover'),
      ifAny('malaysianPart'),
      ifAny('bumiputeraPart'),
    ],
  },
  {
    title: words.groups.papers,
    rows: [
      'decisionDays',
      'disbursalDays',
      'branchVisit',
      'statements',
      ifAny('auditedYears'),
      'papers',
      supervisorRow,
    ],
  },
])
