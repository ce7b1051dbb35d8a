import { knownValue } from '../../figures/figure'
import { figureWords } from '../../figures/figure-words'
import type { Fact } from '../../figures/row'
import type { IsoDate } from '../../values/iso-date'
import { formatSignedRinggit, sen } from '../../values/money'
import { formatRate } from '../../values/rate'
import type { Balance, Evaluation, Headline, ProductCondition } from '../category'
import { commonConditions } from '../shared/conditions'
import { incomeFact, oldestCheck } from '../shared/facts'
import { lazyEvaluation } from '../shared/lazy-evaluation'
import { restrictionConditions } from '../shared/restriction'
import { capText, earnRateText, kindsInSentence, kindsText } from './earn-text'
import { type CreditCard, cardReader, type EarnRule, giftOn, waiverFromText, waiverText } from './figures'
import { type CardScenario, cardUse } from './scenario'
import { cardSortValues } from './sort-values'
import { cardSteps } from './steps'
import { creditCardWords } from './words'
import { creditCardDetailWords } from './words-detail'
import { type CardYear, cardYear, earnByRule, lackingNames, stateOf, waiverOf } from './year'

const { headline, facts, conditions: words } = creditCardWords
const { sentences } = creditCardDetailWords

function headlineOf(card: CreditCard, year: CardYear, scenario: CardScenario, today: IsoDate): Headline {
  const state = year.net === null ? 'missing' : stateOf(year.used, card, today)
  const checkedOn = oldestCheck(card.sources, ...year.used.map(({ figure }) => figure))
  const rate = year.finance?.rate ?? null
  const basis = headline.basis(scenario, rate === null ? null : formatRate(rate, 'trim'))
  if (year.net === null) {
    const reason = headline.notRanked(basis, lackingNames(year).join(', '))
    return { value: figureWords.missing, unit: '', basis: reason, tone: 'plain', state, checkedOn }
  }
  return {
    value: formatSignedRinggit(year.net),
    unit: year.net < 0 ? headline.unitOfLoss : headline.unit,
    basis,
    tone: year.net < 0 ? 'cost' : year.net > 0 ? 'gain' : 'plain',
    state,
    checkedOn,
  }
}

const ruleWeight = (rule: EarnRule) => (rule.kind === 'cashback' ? rule.rate * 1_000_000 : rule.perRinggit)

/** A minimum spend is among the conditions; that none is published is said here. */
function minimumText({ minimumMonthlySpend }: CreditCard): string {
  return minimumMonthlySpend.state === 'missing' ? facts.minimumSpendUnknown : ''
}

function totalCapText({ totalMonthlyCap }: CreditCard): string {
  if (totalMonthlyCap.state === 'missing') return facts.totalCapUnknown
  const cap = knownValue(totalMonthlyCap)
  return cap === null ? '' : facts.totalCap(cap)
}

/** The best rate with what it applies to, its cap and its minimum spend; rules alike but for their kinds are one. */
function headlineNote(card: CreditCard, rules: readonly EarnRule[], best: EarnRule): string {
  const alike = earnByRule(rules).filter(
    ({ rule }) => ruleWeight(rule) === ruleWeight(best) && capText(rule) === capText(best),
  )
  const kinds = kindsText(alike.flatMap(({ on }) => on))
  const each = alike.length > 1 && best.cap.state === 'known' ? facts.each : ''
  const total = best.kind === 'cashback' ? totalCapText(card) : ''
  return `${kinds}; ${capText(best)}${each}${total}${minimumText(card)}`
}

function headlineFact(card: CreditCard, today: IsoDate): Fact {
  const rules = knownValue(card.earn) ?? []
  const best = rules.reduce<EarnRule | null>(
    (top, rule) => (top === null || ruleWeight(rule) > ruleWeight(top) ? rule : top),
    null,
  )
  const label = facts.earn[best === null ? 'none' : best.kind]
  const print = () => (best === null ? facts.earn.nothing : earnRateText(best))
  const note = best === null ? null : headlineNote(card, rules, best)
  return cardReader.fact(card, 'earn', today, { id: 'headline', label, note, print })
}

/** The fee that this visitor pays, with what would change it: a fee of RM195 that is waived for them reads RM0. */
function feeFact(card: CreditCard, year: CardYear, today: IsoDate): Fact {
  const fact = (changes: { note: string | null; print?: () => string }) =>
    cardReader.fact(card, 'annualFee', today, { id: 'annual-fee', ...changes })
  const published = knownValue(card.annualFee)
  if (published === null || published === 0) return fact({ note: null })
  if (card.feeWaiver.state === 'missing') return fact({ note: facts.waiverUnknown })
  const waiver = waiverOf(card)
  const from = waiverFromText(waiver)
  const waived = year.fee?.waived === true
  if (from === null)
    return waived ? fact({ note: waiverText(waiver), print: () => facts.free }) : fact({ note: waiverText(waiver) })
  if (!waived) return fact({ note: facts.freeFrom(from) })
  return { ...fact({ note: facts.feeBelow(published, from), print: () => facts.freeForYou }), shown: true }
}

function overseasNote({ overseasFee }: CreditCard): string | null {
  return (knownValue(overseasFee) ?? 0) > 0 ? facts.overseas.note : null
}

function factsOf(card: CreditCard, year: CardYear, today: IsoDate): readonly Fact[] {
  return [
    headlineFact(card, today),
    feeFact(card, year, today),
    incomeFact(card, today),
    cardReader.fact(card, 'overseasFee', today, {
      id: 'overseas',
      label: facts.overseas.label,
      note: overseasNote(card),
      print: (fee) => formatRate(fee, 'trim'),
    }),
  ]
}

function conditionsOf(card: CreditCard, year: CardYear, today: IsoDate): readonly ProductCondition[] {
  const conditions: ProductCondition[] = []
  const minimum = knownValue(card.minimumMonthlySpend)
  if (minimum !== null) {
    const missed = year.rewards?.month.belowMinimum === true
    conditions.push({ label: words.minimumSpend(minimum, missed), tone: missed ? 'warn' : 'plain' })
  }
  const month = year.rewards?.month
  const capped = month?.lines.filter((line) => line.earned > line.given && line.given > 0) ?? []
  const gives = capped.every(({ rule }) => rule.kind === 'cashback') ? 'cashback' : 'reward'
  if (capped.length > 0) {
    const says = sentences.capsReached(kindsInSentence([...new Set(capped.flatMap(({ on }) => on))]))
    conditions.push({ label: words.capsReached(capped.length, gives), tone: 'warn', says })
  }
  if (month !== undefined && month.cashback < month.cashbackBeforeCap) {
    conditions.push({ label: words.totalCapReached, tone: 'warn' })
  }
  if (year.fee !== null && year.fee.charged > 0) conditions.push({ label: words.feeNotWaived, tone: 'warn' })
  const carried = (year.finance?.charge ?? 0) + (year.finance?.lost ?? 0)
  if (carried > 0) conditions.push({ label: words.carried(sen(carried)), tone: 'warn' })
  const gift = giftOn(card, today)
  if (gift !== null) {
    conditions.push({ label: words.gift(gift.lastDay, gift.text.replace(/\.$/, '')), tone: 'plus' })
  }
  return [...restrictionConditions(card), ...conditions, ...commonConditions(card, today)]
}

function balanceOf({ rewards, takes }: CardYear): Balance | null {
  return rewards === null || takes === null ? null : { takes, gives: rewards.total }
}

/** Evaluates a card on the visitor's scenario: an ordinary year of rewards less what the card takes. */
export function evaluateCard(card: CreditCard, scenario: CardScenario, today: IsoDate): Evaluation {
  const use = cardUse(scenario)
  const year = cardYear(card, use)
  return lazyEvaluation(cardSortValues(card, year, today), balanceOf(year), () => ({
    headline: () => headlineOf(card, year, scenario, today),
    facts: () => factsOf(card, year, today),
    conditions: () => conditionsOf(card, year, today),
    steps: () => cardSteps(card, use, year),
  }))
}
