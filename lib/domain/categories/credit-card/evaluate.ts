import { knownValue, printFigure } from '../../figure'
import type { Fact } from '../../figures/row'
import { formatDate, type IsoDate } from '../../iso-date'
import { formatRinggit, formatSignedRinggit } from '../../money'
import { formatRate } from '../../rate'
import type { Balance, Evaluation, Headline, ProductCondition } from '../category'
import { commonConditions } from '../shared/conditions'
import { factOf, oldestCheck } from '../shared/facts'
import { lazyEvaluation } from '../shared/lazy-evaluation'
import { type CreditCard, cardReader, type EarnRule, type FinanceCharge, waiverText } from './figures'
import { type CardScenario, cardScenarioText, cardUse } from './scenario'
import { cardSortValues } from './sort-values'
import { cardSteps } from './steps'
import { capText, earnRateText, kindsText } from './text'
import { type CardYear, cardYear, earnByRule, lackingNames, stateOf, waiverOf } from './year'

function headlineOf(card: CreditCard, year: CardYear, scenario: CardScenario, today: IsoDate): Headline {
  const state = year.net === null ? 'missing' : stateOf(year.used, card, today)
  const checkedOn = oldestCheck(card.sources, ...year.used.map(({ figure }) => figure))
  const rate = year.finance?.rate ?? null
  const tier = rate === null ? '' : ` at ${formatRate(rate, 'trim')}, the rate for 12 of 12 payments on time`
  const basis = `for ${cardScenarioText(scenario)}${tier}`
  if (year.net === null) {
    const lacking = lackingNames(year)
    const reason = lacking.length === 0 ? '' : `; not published: ${lacking.join(', ')}`
    return { value: 'Not published', unit: '', basis: `not ranked ${basis}${reason}`, tone: 'plain', state, checkedOn }
  }
  return {
    value: formatSignedRinggit(year.net),
    unit: year.net < 0 ? 'a year: costs you money at this spend' : 'a year for your spend',
    basis,
    tone: year.net < 0 ? 'cost' : year.net > 0 ? 'gain' : 'plain',
    state,
    checkedOn,
  }
}

const ruleWeight = (rule: EarnRule) => (rule.kind === 'cashback' ? rule.rate * 1_000_000 : rule.perRinggit)

function minimumText(card: CreditCard): string {
  return printFigure(card.minimumMonthlySpend, (amount) => `spend ${formatRinggit(amount)} a month`, {
    none: 'no minimum spend',
    unlimited: 'no minimum spend',
  }).replace('Not published', 'minimum spend not published')
}

/** The best rate with what it applies to, its cap and its minimum spend; rules alike but for their kinds are one. */
function headlineNote(card: CreditCard, rules: readonly EarnRule[], best: EarnRule): string {
  const alike = earnByRule(rules).filter(
    ({ rule }) => ruleWeight(rule) === ruleWeight(best) && capText(rule) === capText(best),
  )
  const kinds = kindsText(alike.flatMap(({ on }) => on))
  const each = alike.length > 1 && best.cap.state === 'known' ? ' each' : ''
  const total = printFigure(card.totalMonthlyCap, (cap) => `; ${formatRinggit(cap)} a month in all`, {
    none: '',
    unlimited: '',
  }).replace('Not published', '; total cap not published')
  return `${kinds}; ${capText(best)}${each}${best.kind === 'cashback' ? total : ''}; ${minimumText(card)}`
}

function headlineFact(card: CreditCard, today: IsoDate): Fact {
  const rules = knownValue(card.earn) ?? []
  const best = rules.reduce<EarnRule | null>(
    (top, rule) => (top === null || ruleWeight(rule) > ruleWeight(top) ? rule : top),
    null,
  )
  const label = best === null ? 'Rewards' : { cashback: 'Cashback', points: 'Points', miles: 'Miles' }[best.kind]
  const print = () => (best === null ? 'None' : earnRateText(best))
  const note = best === null ? null : headlineNote(card, rules, best)
  return cardReader.fact(card, 'earn', today, { id: 'headline', label, note, print })
}

function feeNote(card: CreditCard, year: CardYear): string | null {
  const published = knownValue(card.annualFee)
  if (published === null || published === 0) return null
  if (card.feeWaiver.state === 'missing') return 'waiver not published'
  const waiver = waiverOf(card)
  const meets = waiver.kind === 'yearly-spend' || waiver.kind === 'swipes'
  return `${waiverText(waiver)}${meets ? (year.fee?.waived ? ': your case meets it' : ': your case does not') : ''}`
}

/** `15–18%`; one figure where all tiers are equal. */
function tiersText(tiers: FinanceCharge): string {
  const top = formatRate(tiers.fewer, 'trim')
  return tiers.twelveOnTime === tiers.fewer ? top : `${formatRate(tiers.twelveOnTime, 'trim').replace('%', '')}–${top}`
}

function carryNote(card: CreditCard): string | null {
  const tiers = knownValue(card.financeCharge)
  if (tiers === null) return null
  return tiers.twelveOnTime === tiers.fewer ? 'a year' : 'a year, by payment record'
}

function factsOf(card: CreditCard, year: CardYear, today: IsoDate): readonly Fact[] {
  const { sources } = card
  return [
    headlineFact(card, today),
    cardReader.fact(card, 'annualFee', today, { id: 'annual-fee', note: feeNote(card, year) }),
    factOf(
      'income',
      'Income from',
      card.requirements.minMonthlyIncome,
      sources,
      'rule',
      today,
      (income) => formatRinggit(income),
      { note: card.requirements.minMonthlyIncome.state === 'known' ? 'a month' : null, words: { none: 'No minimum' } },
    ),
    cardReader.fact(card, 'financeCharge', today, {
      id: 'carry',
      label: 'If you carry a balance',
      note: carryNote(card),
      print: tiersText,
    }),
  ]
}

function conditionsOf(card: CreditCard, year: CardYear, today: IsoDate): readonly ProductCondition[] {
  const conditions: ProductCondition[] = []
  const minimum = knownValue(card.minimumMonthlySpend)
  if (minimum !== null) {
    const missed = year.rewards?.month.belowMinimum === true
    const label = `Spend ${formatRinggit(minimum)} a month`
    conditions.push({ label: missed ? `${label}: not met` : label, tone: missed ? 'warn' : 'plain' })
  }
  const capped = year.rewards?.month.lines.filter((line) => line.earned > line.given && line.given > 0).length ?? 0
  if (capped > 0) conditions.push({ label: capped === 1 ? '1 cap reached' : `${capped} caps reached`, tone: 'plain' })
  const month = year.rewards?.month
  if (month !== undefined && month.cashback < month.cashbackBeforeCap) {
    conditions.push({ label: 'Total cap reached', tone: 'plain' })
  }
  if (year.fee !== null && year.fee.charged > 0) conditions.push({ label: 'Fee not waived', tone: 'warn' })
  if (card.gift !== null && card.gift.lastDay >= today) {
    conditions.push({
      label: `Gift until ${formatDate(card.gift.lastDay)}: ${card.gift.text.replace(/\.$/, '')}`,
      tone: 'plain',
    })
  }
  return [...conditions, ...commonConditions(card, today)]
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
