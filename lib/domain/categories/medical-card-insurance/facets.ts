import { knownValue } from '../../figures/figure'
import { ringgit } from '../../values/money'
import type { Facet, FacetOption } from '../category'
import { commonFacets } from '../shared/common-facets'
import { facetOf } from '../shared/with-words'
import { recentRise } from './conditions'
import { type MedicalCard, medicalTable } from './figures'
import { medicalWords } from './words'

const { facets: words } = medicalWords

const limitOf = (least: number) => (card: MedicalCard) =>
  card.annualLimit.state === 'unlimited' || (knownValue(card.annualLimit) ?? 0) >= ringgit(least)
const roomOf = (least: number) => (card: MedicalCard) =>
  card.room.state === 'unlimited' || (knownValue(card.room) ?? 0) >= ringgit(least)
const isKind =
  (...kinds: readonly string[]) =>
  (card: MedicalCard) =>
    kinds.includes(knownValue(card.kind) ?? '')
const asCharged = (card: MedicalCard, treatment: string) =>
  knownValue(card.outpatient)?.some(({ what, most }) => what === treatment && most === null) ?? false

/** A history that is not published counts as a rise: leaving such cards out is what the filter asks for. */
const repriced: FacetOption<MedicalCard> = {
  value: 'repriced',
  label: words.leaveOut.repriced,
  matches: (card, today) => recentRise(card, today) !== null || card.repricings.state === 'missing',
}

/** Filters of the list. A figure that is not published never counts as a yes. */
export const medicalFacets: readonly Facet<MedicalCard>[] = [
  facetOf('limit', 'all', words.limit, {
    '100000': limitOf(100_000),
    '500000': limitOf(500_000),
    '1000000': limitOf(1_000_000),
  }),
  facetOf('share', 'any', words.share, {
    none: ({ deductible, coInsurance }) => deductible.state === 'none' && coInsurance.state === 'none',
    deductible: ({ deductible }) => deductible.state === 'known',
    'co-insurance': ({ coInsurance }) => coInsurance.state === 'known',
    capped: ({ coInsurance }) => (knownValue(coInsurance)?.most ?? null) !== null,
  }),
  facetOf('must-have', 'all', words.must, {
    'renewal-80': ({ renewal, renewalAge }) =>
      knownValue(renewal) === 'guaranteed' && (renewalAge.state === 'unlimited' || (knownValue(renewalAge) ?? 0) >= 80),
    'no-lifetime-limit': ({ lifetimeLimit }) => lifetimeLimit.state === 'unlimited',
    'cancer-dialysis': (card) => asCharged(card, 'cancer') && asCharged(card, 'dialysis'),
    letter: ({ guaranteeLetter }) => knownValue(guaranteeLetter) === true,
    abroad: ({ abroad }) => abroad.state === 'known',
    moves: ({ movesWithoutQuestions }) => knownValue(movesWithoutQuestions) === true,
    'no-examination': ({ health }) => ['none', 'questions'].includes(knownValue(health) ?? ''),
  }),
  facetOf('room-least', 'all', words.room, { '200': roomOf(200), '300': roomOf(300) }),
  facetOf('sold', 'any', words.sold, {
    standalone: isKind('standalone'),
    rider: isKind('rider'),
    'base-plan': isKind('base-standard', 'base-standard-plus'),
  }),
  ...commonFacets<MedicalCard>(medicalTable.traits, [repriced]),
]
