import * as z from 'zod'
import { type CreditCard, cardPurposes, cardTiers, networks, spendKinds } from '@/lib/domain/products/credit-card'
import { issuerSchema, slugSchema } from './issuer'
import { countSchema, monthsSchema, productFields } from './product-fields'
import { exactly, type SchemaKit } from './schema-kit'
import { wireKit } from './wire-kit'

function earnRuleSchema(kit: SchemaKit) {
  const on = kit.list(z.enum(spendKinds))
  const points = { on, perRinggit: countSchema, cap: kit.figure(countSchema) }
  return z.discriminatedUnion('kind', [
    kit.object({ kind: z.literal('cashback'), on, rate: kit.rate, cap: kit.figure(kit.money) }),
    kit.object({ kind: z.literal('points'), ...points }),
    kit.object({ kind: z.literal('miles'), ...points }),
  ])
}

function feeWaiverSchema(kit: SchemaKit) {
  return z.discriminatedUnion('kind', [
    kit.object({ kind: z.literal('free-for-life') }),
    kit.object({ kind: z.literal('first-year') }),
    kit.object({ kind: z.literal('yearly-spend'), amount: kit.money }),
    kit.object({ kind: z.literal('swipes'), count: countSchema }),
    kit.object({ kind: z.literal('never') }),
  ])
}

function giftSchema(kit: SchemaKit) {
  return kit.object({
    text: z.string().trim().min(1).max(300),
    conditions: z.string().trim().min(1).max(600),
    lastDay: kit.date,
    longestWaitDays: countSchema,
    source: z.string().min(1),
  })
}

/** What a credit card has beyond every product. */
export function creditCardFields(kit: SchemaKit) {
  return {
    network: z.enum(networks),
    tier: z.enum(cardTiers),
    purposes: kit.list(z.enum(cardPurposes)),
    annualFee: kit.figure(kit.money),
    feeWaiver: kit.figure(feeWaiverSchema(kit)),
    earn: kit.figure(kit.list(earnRuleSchema(kit))),
    minimumMonthlySpend: kit.figure(kit.money),
    totalMonthlyCap: kit.figure(kit.money),
    thousandPointsWorth: kit.figure(kit.money),
    serviceTax: kit.figure(kit.money),
    financeCharge: kit.figure(kit.object({ twelveOnTime: kit.rate, tenOnTime: kit.rate, fewer: kit.rate })),
    interestFreeDays: kit.figure(countSchema),
    cashAdvanceFee: kit.figure(kit.rate),
    overseasFee: kit.figure(kit.rate),
    loungeVisits: kit.figure(countSchema),
    balanceTransfer: kit.figure(
      kit.object({ rate: kit.rate, months: monthsSchema, fee: kit.rate, minimum: kit.money }),
    ),
    supplementaryFee: kit.figure(kit.money),
    pointsExpiryMonths: kit.figure(monthsSchema),
    gift: kit.optional(giftSchema(kit)),
  }
}

/** A credit card as it travels. */
export const creditCardSchema = exactly<CreditCard>()(
  z.object({
    category: z.literal('credit-card'),
    slug: slugSchema,
    issuer: issuerSchema,
    ...productFields(wireKit),
    ...creditCardFields(wireKit),
  }),
)
