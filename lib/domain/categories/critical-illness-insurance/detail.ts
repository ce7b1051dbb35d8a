import { latest } from '../../country-rates/dated'
import { insurerProtection } from '../../country-rates/insurer-protection'
import { knownValue } from '../../figures/figure'
import type { DetailRow } from '../../figures/row'
import { choiceValues } from '../../figures/shape'
import { wordsFor } from '../../products/words'
import type { IsoDate } from '../../values/iso-date'
import { companyRows, insuranceLayout, takafulRows } from '../shared/insurance/detail'
import { lifeRows } from '../shared/insurance/life/detail'
import { isOwn } from '../shared/own'
import { restrictionRows } from '../shared/restriction'
import { type Illness, illnessReader } from './figures'
import { illnessWords } from './words'
import { stageText } from './words-figures'

const { detail: words, stages: stageNames } = illnessWords
const { row } = illnessReader
const { priceRows, sumRows, taxRows } = lifeRows<Illness>()
const protectedSum = words.protected(latest(insurerProtection).value.eachLifeBenefit)

/** A row for each stage that is paid, or for each that is not. */
function stageRows(isPaid: boolean) {
  return (plan: Illness, today: IsoDate): readonly DetailRow[] => {
    const all = knownValue(plan.stages)
    if (all === null || isOwn(plan)) return isPaid ? [row(plan, 'stages', today)] : []
    return choiceValues({ words: stageNames }).flatMap((stage) => {
      const found = all.find((one) => one.stage === stage)
      if ((found !== undefined) !== isPaid) return []
      const print = () => (found === undefined ? words.missing : stageText(found, wordsFor(plan)))
      return [row(plan, 'stages', today, { id: `stages-${stage}`, label: stageNames[stage], print })]
    })
  }
}

const ofIllness = (plan: Illness, today: IsoDate) => companyRows(plan, today, protectedSum)

/** Every published figure of a plan. */
export const illnessDetail = illnessReader.detail(
  insuranceLayout({
    notCovered: ['exclusions', stageRows(false), 'waitingDays', 'waitingListed', 'survivalDays', 'repeatClaims'],
    covered: [stageRows(true), 'angioplasty', 'wording', 'extras', 'deathBenefit', sumRows, 'expiryAge'],
    price: [priceRows, 'priceChange', 'stampDuty', taxRows],
    keeping: ['form', 'health', 'occupations', restrictionRows, 'renewal', 'freeLookDays', ofIllness, takafulRows(row)],
  }),
)
