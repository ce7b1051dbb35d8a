import { shareBill } from '../../calculators/claims'
import { knownValue } from '../../figures/figure'
import { minSen, type Sen, sen } from '../../values/money'
import { atRate, basisPoints } from '../../values/rate'
import { type Claim, type ClaimPart, claimOf, limitedPart } from '../shared/insurance/claim'
import type { MedicalCard } from './figures'
import { billOf, type MedicalScenario } from './scenario'
import { medicalWords } from './words'

const { claim: words } = medicalWords
const nothing = sen(0)

/** How a card shares a hospital bill. In sen; what the card pays and what it leaves add up to the bill. */
export interface BillShare {
  /** The part of the bill within the limit. */
  readonly counted: Sen
  readonly aboveLimit: Sen
  /** A part of the bill that a dearer room costs. */
  readonly upgrade: Sen
  readonly deductible: Sen
  readonly coInsurance: Sen
  readonly pays: Sen
}

/** The most that counts of one bill: of the limits of the year, at the visitor’s age, and for life the smaller. */
export function limitFor(card: MedicalCard, age: number): { readonly limit: Sen | null } | null {
  const { annualLimit, limitFrom, lifetimeLimit } = card
  if ([annualLimit, limitFrom, lifetimeLimit].some(({ state }) => state === 'missing')) return null
  const later = knownValue(limitFrom)
  const year = later !== null && later.age <= age ? later.limit : knownValue(annualLimit)
  const life = knownValue(lifetimeLimit)
  return { limit: year === null || life === null ? (year ?? life) : minSen(year, life) }
}

/** The deductible at an age; null: not published. */
function deductibleFor({ deductible }: MedicalCard, age: number): Sen | null {
  if (deductible.state === 'none') return nothing
  const terms = knownValue(deductible)
  if (terms === null) return null
  return terms.later !== null && terms.later.fromAge <= age ? terms.later.amount : terms.amount
}

/** How much a night costs more than the room of the card; null: that is not published. A shared room has no sum to compare with. */
export function dearerBy({ room }: MedicalCard, wanted: Sen): Sen | null {
  if (room.state === 'missing') return null
  return room.state === 'known' ? sen(Math.max(0, wanted - room.value)) : nothing
}

/** The part of the bill that a dearer room costs; null: not published, and such a room is wanted. */
function upgradePart({ roomUpgrade }: MedicalCard, more: Sen, bill: Sen): Sen | null {
  if (more === 0 || roomUpgrade.state === 'none') return nothing
  return roomUpgrade.state === 'known' ? atRate(bill, roomUpgrade.value) : null
}

/**
 * Shares a bill: what is above the limit first, because policies count the bill towards it and not what they pay; then the part
 * for a dearer room, the deductible and the co-insurance on the rest up to its cap. null: a term is not published.
 */
export function billShare(card: MedicalCard, given: MedicalScenario): BillShare | null {
  const [bill, limits] = [billOf(given), limitFor(card, given.age)]
  const [deductible, more] = [deductibleFor(card, given.age), dearerBy(card, given.room)]
  const { coInsurance } = card
  if (limits === null || deductible === null || more === null) return null
  if (coInsurance.state !== 'known' && coInsurance.state !== 'none') return null
  const terms = knownValue(coInsurance) ?? { part: basisPoints(0), most: null }
  const counted = limits.limit === null ? bill : minSen(bill, limits.limit)
  const upgrade = upgradePart(card, given.nights === 0 ? nothing : more, counted)
  if (upgrade === null) return null
  const rest = sen(counted - upgrade)
  const shared = shareBill(rest, { deductible, coInsurance: terms.part, most: terms.most, limit: null })
  return {
    counted,
    aboveLimit: sen(bill - counted),
    upgrade,
    deductible: shared.deductible,
    coInsurance: shared.coInsurance,
    pays: shared.insurer,
  }
}

function billPart(card: MedicalCard, given: MedicalScenario): ClaimPart {
  const [bill, share] = [billOf(given), billShare(card, given)]
  if (share === null) return { ...words.bill, loss: bill, pays: null, how: words.notPublished(bill) }
  const less = [share.upgrade, share.deductible, share.coInsurance].filter((part) => part > 0)
  return { ...words.bill, loss: bill, pays: share.pays, how: words.less(share.counted, less) }
}

/** What a dearer room than the card’s costs more, which no card pays. */
function roomPart(card: MedicalCard, { room, nights }: MedicalScenario): ClaimPart {
  const more = dearerBy(card, room) ?? nothing
  return limitedPart(words.room, sen(more * nights), { state: 'none', source: card.officialSource })
}

/** One stay in hospital as a card pays it. */
export function claimFor(card: MedicalCard, given: MedicalScenario): Claim {
  return claimOf([billPart(card, given), roomPart(card, given)])
}
