import type { DetailRow } from '../../figures/row'
import { wordsFor } from '../../products/words'
import type { IsoDate } from '../../values/iso-date'
import { companyRows, insuranceLayout, ruleRow, takafulRows } from '../shared/insurance/detail'
import { lifeRows } from '../shared/insurance/life/detail'
import { restrictionRows } from '../shared/restriction'
import { type TermLife, termLifeReader } from './figures'
import { termLifeWords } from './words'

const { detail: words } = termLifeWords
const { row } = termLifeReader
const { priceRows, sumRows, taxRows } = lifeRows<TermLife>()

function deathRows(product: TermLife, today: IsoDate): readonly DetailRow[] {
  return [ruleRow('death', words.death, words.deathPays(wordsFor(product)), product, today, null)]
}

/** Every published figure of a plan. */
export const termLifeDetail = termLifeReader.detail(
  insuranceLayout({
    notCovered: ['exclusions', 'suicideMonths', 'waitingMonths', 'contestableMonths'],
    covered: [deathRows, 'disability', 'terminalIllness', 'accidentExtra', sumRows, 'expiryAge'],
    price: [priceRows, 'priceChange', 'stampDuty', taxRows],
    keeping: [
      'health',
      'occupations',
      restrictionRows,
      'renewal',
      'conversionAge',
      'freeLookDays',
      companyRows,
      takafulRows(row),
    ],
  }),
)
