import { ratioWithLoan } from '@/lib/domain/calculators/affordability'
import { transferCost } from '@/lib/domain/calculators/balance-transfer'
import { advanceCost, guaranteeTotal, termCost } from '@/lib/domain/calculators/business-credit'
import { type BuyerKind, buyingCosts } from '@/lib/domain/calculators/buying-costs'
import { payOffAtMinimum, payOffByFixed } from '@/lib/domain/calculators/card-payoff'
import { averagePayout, shareBill } from '@/lib/domain/calculators/claims'
import { accrued, blendedRate, depositReturn, earlyReturn, protectedAmount } from '@/lib/domain/calculators/deposit'
import { flatAgreement, ruleOf78Part, settleFlat } from '@/lib/domain/calculators/early-settlement'
import { effectiveRate } from '@/lib/domain/calculators/effective-rate'
import { flatPlan, levelInstalment, planPayments, reducingPlan, reducingSchedule } from '@/lib/domain/calculators/loan'
import { monthlyOutput, monthlySaving } from '@/lib/domain/calculators/solar'
import { proseText } from '@/lib/domain/content/prose'
import { addMonths, isoDate } from '@/lib/domain/values/iso-date'
import { formatRinggit, ringgit, type Sen, sen } from '@/lib/domain/values/money'
import { basisPoints, formatRate, fromFraction } from '@/lib/domain/values/rate'
import { ratio, ratioValue, roundRatio } from '@/lib/domain/values/ratio'
import type { ContentPromise } from './content'

const day = isoDate('2026-11-20')
const rm = (amount: number) => formatRinggit(sen(Math.round(amount)), 'sen')
const whole = (amount: Sen) => formatRinggit(amount, 'whole')
const percent = (fraction: number) => formatRate(fromFraction(fraction))

function flat(amount: number, rate: number, months: number) {
  const plan = flatPlan(ringgit(amount), basisPoints(rate), months)
  const found = effectiveRate(ringgit(amount), planPayments(plan, months))
  return [rm(plan.instalment), whole(plan.charge), percent(found?.nominal ?? 0)]
}

function minimum(balance: number, rate: number) {
  const { months, charge } = payOffAtMinimum(ringgit(balance), basisPoints(rate))
  return [`${months}`, rm(charge)]
}

function fixed(payment: number) {
  const paid = payOffByFixed(ringgit(5_000), basisPoints(1_800), ringgit(payment))
  return [`clear in ${paid?.months} months`, rm(paid?.charge ?? 0)]
}

const carAgreement = flatAgreement(ringgit(100_000), basisPoints(300), 108)

function carLoan() {
  const { settlement, reducing } = settleFlat(carAgreement, 48)
  const now = roundRatio(settlement)
  return [rm(now), rm(reducing), rm(now - Math.round(reducing))]
}

/** The part of the charge that the Rule of 78 counts as used up after so many of 108 months. */
function usedUp(paid: number) {
  return [`${Math.round((1 - ratioValue(ruleOf78Part(108, 108 - paid))) * 100)}%`]
}

/** What the Rule of 78 asks above the reducing balance after so many of 108 months, in whole ringgit. */
function extraCharge(paid: number) {
  const { settlement, reducing } = settleFlat(carAgreement, paid)
  return `RM${Math.round((ratioValue(settlement) - reducing) / 100)}`
}

/** The same where it is most. */
function mostExtra() {
  const months = Array.from({ length: 107 }, (_, month) => month + 1)
  const above = (paid: number) => Number(extraCharge(paid).slice(2))
  const most = months.reduce((best, month) => (above(month) > above(best) ? month : best))
  return [extraCharge(most), `most after about ${['no', 'one', 'two', 'three', 'four'][Math.round(most / 12)]} years`]
}

/** The two offers that an article reads: 3% flat and 5% reducing, RM70,000 over 84 months. */
function carOffers() {
  const [old, fresh] = [
    flatPlan(ringgit(70_000), basisPoints(300), 84),
    reducingPlan(ringgit(70_000), basisPoints(500), 84),
  ]
  const found = effectiveRate(ringgit(70_000), planPayments(old, 84))
  const more = `RM${Math.round((old.charge - fresh.charge) / 100).toLocaleString('en')} more`
  const charges = [whole(old.charge), whole(fresh.charge)]
  return [rm(old.instalment), rm(fresh.instalment), percent(found?.nominal ?? 0), more, ...charges]
}

/** The first of them settled after 36 instalments. */
function carOfferLeft() {
  const { remaining, rebate, settlement, reducing } = settleFlat(
    flatAgreement(ringgit(70_000), basisPoints(300), 84),
    36,
  )
  const gap = roundRatio(settlement) - Math.round(reducing)
  const sums = [rebate, settlement].map((amount) => rm(roundRatio(amount)))
  return [whole(roundRatio(remaining)), ...sums, rm(reducing), rm(gap)]
}

function withFee() {
  const upfront = ringgit(500)
  const plan = flatPlan(ringgit(20_000), basisPoints(550), 60)
  const found = effectiveRate(ringgit(20_000) - upfront, planPayments(plan, 60))
  return [percent(found?.nominal ?? 0)]
}

function transfer() {
  const terms = { amount: ringgit(10_000), rate: basisPoints(0), months: 12, fee: basisPoints(300) }
  const { instalment, cost, eir } = transferCost({ ...terms, timing: 'upfront' }, basisPoints(1_800))
  return [`${rm(instalment)} a month`, `${whole(cost)} in all`, percent(eir?.nominal ?? 0)]
}

function home(buyer: BuyerKind) {
  const purchase = { price: ringgit(500_000), loan: ringgit(450_000), buyer, fromDeveloper: false, day } as const
  const nothing = { discount: basisPoints(0), disbursements: sen(0), valuation: sen(0) }
  return whole(buyingCosts({ ...purchase, ...nothing }).total)
}

function solar(use: number, atOnce: number) {
  const output = monthlyOutput(5_000, 3.5, basisPoints(8_000))
  const habits = { monthlyUseKwh: use, usedAtOnce: basisPoints(atOnce) }
  return rm(roundRatio(monthlySaving(output, habits, { tariff: ratio(44), exportCredit: ratio(27) })))
}

function conditional(amount: number) {
  const capped = ringgit(Math.min(amount, 100_000))
  const of = (base: Sen, rate: number) => Math.round(accrued(base, basisPoints(rate), 30, 365))
  const earned = of(ringgit(amount), 5) + 3 * of(capped, 75) + of(capped, 200)
  return [rm(earned), `${((((earned / ringgit(amount)) * 365) / 30) * 100).toFixed(2)}%`]
}

/** A loan of RM500,000 under a guarantee of 80% at 1% a year. */
function guaranteed() {
  const guarantee = { cover: basisPoints(8_000), fee: basisPoints(100), when: 'yearly' } as const
  const terms = { amount: ringgit(500_000), rate: basisPoints(767), months: 60 }
  const cost = termCost({ ...terms, start: sen(0), guarantee, moratorium: null, rebate: null })
  const owed = reducingSchedule(terms.amount, terms.rate, terms.months)[23]?.balance ?? sen(0)
  const fees = [...cost.guarantee.map(({ fee }) => fee), guaranteeTotal(cost)]
  return [rm(cost.regular), ...fees.map(rm), formatRate(cost.rate ?? basisPoints(0)), rm(owed), rm(owed * 0.8)]
}

function advance() {
  const terms = { amount: ringgit(50_000), repaid: ringgit(59_000), months: 6, start: sen(0) }
  return [formatRate(advanceCost(terms).rate ?? basisPoints(0))]
}

const parts = [
  { amount: ringgit(70_000), rate: basisPoints(380), days: 92 },
  { amount: ringgit(30_000), rate: basisPoints(25), days: 92 },
] as const
const held = (holder: string, amount: number, islamic = false) => ({ holder, amount: ringgit(amount), islamic })
const ahmad = [
  held('himself', 300_000),
  held('with his wife', 300_000),
  held('all three', 250_000),
  held('partnership', 200_000),
  held('company', 50_000),
]
/** What the patient pays. */
function bill(amount: number, deductible: number, share: number, most: number | null) {
  const plan = { deductible: ringgit(deductible), coInsurance: basisPoints(share), limit: null }
  return whole(shareBill(ringgit(amount), { ...plan, most: most === null ? null : ringgit(most) }).patient)
}

/** What a policy with the average clause pays, and what the owner carries. */
function averaged(loss: number, insured: number, cost: number) {
  const paid = averagePayout(ringgit(loss), ringgit(insured), ringgit(cost))
  return [whole(paid), whole(sen(ringgit(loss) - paid))]
}

const early = { amount: ringgit(10_000), rate: basisPoints(360), dayCount: 365 } as const
const start = isoDate('2026-01-15')
const leftEarly = earlyReturn('half-after-three-months', early, start, addMonths(start, 5)) ?? -1

/** Each sum that an article states: its slug, what is worked out, and the figures as they are printed there. */
const sums: readonly (readonly [slug: string, what: string, printed: readonly string[]])[] = [
  ['flat-rate-and-effective-rate', 'RM20,000 flat', flat(20_000, 550, 60)],
  ['flat-rate-and-effective-rate', 'RM10,000 flat', flat(10_000, 800, 36)],
  ['flat-rate-and-effective-rate', 'RM50,000 flat', flat(50_000, 400, 120)],
  ['flat-rate-and-effective-rate', 'a car loan settled early', carLoan()],
  ['flat-rate-and-effective-rate', 'the charge used up after a year', usedUp(12)],
  ['flat-rate-and-effective-rate', 'the charge used up after four years', usedUp(48)],
  ['flat-rate-and-effective-rate', 'what the Rule of 78 adds after a year', [extraCharge(12)]],
  ['flat-rate-and-effective-rate', 'what the Rule of 78 adds at most', mostExtra()],
  ['flat-rate-and-effective-rate', 'a fee of 2.5%', withFee()],
  ['reading-a-car-loan-offer', 'the two offers', carOffers()],
  ['reading-a-car-loan-offer', 'leaving after 36 instalments', carOfferLeft()],
  ['what-a-loan-guarantee-covers', 'a loan under a guarantee', guaranteed()],
  ['what-a-loan-guarantee-covers', 'an advance on sales', advance()],
  ['pidm-protection', 'Ahmad', [whole(protectedAmount(ahmad))]],
  ['pidm-protection', 'Zita', [whole(protectedAmount([held('she', 300_000), held('she', 275_000, true)]))]],
  ['minimum-card-payments', 'RM1,000 at 18%', minimum(1_000, 1_800)],
  ['minimum-card-payments', 'RM2,000 at 18%', minimum(2_000, 1_800)],
  ['minimum-card-payments', 'RM5,000 at 15%', minimum(5_000, 1_500)],
  ['minimum-card-payments', 'RM5,000 at 18%', minimum(5_000, 1_800)],
  ['minimum-card-payments', 'RM10,000 at 18%', minimum(10_000, 1_800)],
  ['minimum-card-payments', 'RM250 a month', fixed(250)],
  ['minimum-card-payments', 'RM300 a month', fixed(300)],
  ['minimum-card-payments', 'RM500 a month', fixed(500)],
  ['minimum-card-payments', 'a balance transfer', transfer()],
  ['first-home-costs', 'not a first home', [home('citizen')]],
  ['first-home-costs', 'a first home', [home('first-home')]],
  ['first-home-costs', 'the instalment', [rm(levelInstalment(ringgit(450_000), basisPoints(415), 420))]],
  [
    'first-home-costs',
    'the debt service ratio',
    [
      `${((ratioWithLoan(ringgit(6_000), ringgit(1_200), { amount: ringgit(450_000), rate: basisPoints(415), months: 420 }) ?? 0) * 100).toFixed(1)}%`,
    ],
  ],
  ['medical-card-co-payment', 'a deductible', [bill(20_000, 500, 0, null)]],
  ['medical-card-co-payment', 'a cap', [bill(20_000, 0, 500, 500)]],
  ['medical-card-co-payment', 'no cap', [bill(20_000, 0, 500, null)]],
  ['medical-card-co-payment', 'a smaller bill', [bill(6_000, 500, 1_000, 1_000)]],
  ['average-clause', 'insured in full', averaged(40_000, 400_000, 400_000)],
  ['average-clause', 'insured for three quarters', averaged(40_000, 300_000, 400_000)],
  ['average-clause', 'insured for half', averaged(40_000, 200_000, 400_000)],
  ['average-clause', 'the whole house', averaged(400_000, 200_000, 400_000)],
  ['average-clause', 'the example of the industry', averaged(5_000, 80_000, 100_000)],
  ['average-clause', 'insured for the loan', averaged(200_000, 300_000, 500_000)],
  ['average-clause', 'contents', averaged(8_000, 30_000, 60_000)],
  ['solar-on-your-roof', '40% used at once', [solar(700, 4_000)]],
  ['solar-on-your-roof', '70% used at once', [solar(700, 7_000)]],
  ['solar-on-your-roof', 'a home that uses little', [solar(300, 4_000)]],
  ['solar-on-your-roof', 'a loan', flat(20_000, 550, 60).slice(0, 1)],
  ['deposits-with-strings', 'the parts', parts.map(({ amount, rate, days }) => rm(depositReturn(amount, rate, days)))],
  ['deposits-with-strings', 'both parts', [`${(blendedRate(parts) * 100).toFixed(3)}%`]],
  ['deposits-with-strings', 'RM80,000 and all conditions', conditional(80_000)],
  ['deposits-with-strings', 'RM150,000 and all conditions', conditional(150_000)],
  ['deposits-with-strings', 'leaving early', [rm(leftEarly)]],
  ['deposits-with-strings', 'days', [rm(depositReturn(ringgit(10_000), basisPoints(255), 31))]],
]

/** Figures in an article that no calculator gives are printed wrong, or the sum has changed. Of an article that is gone no sum is left. */
export const articleSums: ContentPromise = {
  title: 'states in articles the sums that the calculators give',
  broken: ({ articles }) =>
    sums.flatMap(([slug, what, printed]) => {
      const article = articles.find((one) => one.slug === slug)
      if (article === undefined) return []
      const text = proseText(article.text)
      const lost = printed.filter((figure) => !text.includes(figure))
      return lost.length === 0 && printed.length > 0 ? [] : [`${slug}, ${what}: ${lost.join(', ')}`]
    }),
}
