import { knownValue } from '../../figures/figure'
import { addMonths, type IsoDate } from '../../values/iso-date'
import type { ProductCondition } from '../category'
import { unpaidParts } from '../shared/insurance/claim'
import { insuranceConditions } from '../shared/insurance/conditions'
import { insuranceWords } from '../shared/insurance/words'
import { billShare } from './claim'
import { exclusion, type MedicalCard } from './figures'
import type { CardCase } from './steps'
import { medicalWords } from './words'

const { conditions: words } = medicalWords
const recentMonths = 24

/** The last change of the price table within 24 months; null: none, or none published. */
export function recentRise({ repricings }: MedicalCard, today: IsoDate) {
  const last = knownValue(repricings)?.at(-1) ?? null
  return last !== null && last.on <= today && last.on >= addMonths(today, -recentMonths) ? last : null
}

/** What a card leaves out and asks, for a stay. */
export function medicalConditions(
  card: MedicalCard,
  { claim, given }: Pick<CardCase, 'claim' | 'given'>,
  today: IsoDate,
): readonly ProductCondition[] {
  const [share, waiting, rise] = [billShare(card, given), knownValue(card.waitingDays), recentRise(card, today)]
  const notCovered = [
    ...unpaidParts(claim).filter((part) => part !== medicalWords.claim.bill.uncovered),
    ...(card.room.state === 'none' ? [words.ownRoom] : []),
    ...(knownValue(card.exclusions) ?? []).map((value) => exclusion.words[value]),
  ]
  const changeable = knownValue(card.priceChange) === 'with-notice'
  const warnings = [
    share !== null && share.aboveLimit > 0 && words.aboveLimit(share.aboveLimit),
    claim.pays === 0 && claim.loss > 0 && words.nothing,
    waiting !== null && words.waiting(waiting),
    rise === null ? changeable && insuranceWords.conditions.changeable : words.rose(rise.change, rise.on),
    knownValue(card.renewal) === 'consent' && words.consent,
  ]
  return insuranceConditions(card, notCovered, warnings, today)
}
