import * as z from 'zod'
import { audiences, type SavingsAccount } from '@/lib/domain/products/savings-account'
import { issuerSchema, slugSchema } from './issuer'
import { countSchema, productFields } from './product-fields'
import { exactly, type SchemaKit } from './schema-kit'
import { wireKit } from './wire-kit'

/** A base rate in bands of the balance. */
export function rateTiersSchema(kit: SchemaKit) {
  return kit.object({
    method: z.enum(['incremental', 'whole-balance']),
    bands: kit.list(kit.object({ upTo: kit.optional(kit.money), rate: kit.rate })),
  })
}

function bonusSchema(kit: SchemaKit) {
  const condition = z.discriminatedUnion('kind', [
    kit.object({ kind: z.literal('salary-credit'), amount: kit.money }),
    kit.object({ kind: z.literal('card-spend'), amount: kit.money }),
    kit.object({ kind: z.literal('bill-payments'), count: countSchema }),
    kit.object({ kind: z.literal('monthly-top-up'), amount: kit.money }),
    kit.object({ kind: z.literal('invest'), amount: kit.money }),
  ])
  return kit.object({ condition, rate: kit.rate, cap: kit.figure(kit.money) })
}

/** What a savings account has beyond every product. */
export function savingsAccountFields(kit: SchemaKit) {
  return {
    baseRate: kit.figure(rateTiersSchema(kit)),
    bonuses: kit.figure(kit.list(bonusSchema(kit))),
    returnGuaranteed: z.boolean(),
    audience: z.enum(audiences),
    openingDeposit: kit.figure(kit.money),
    minimumBalance: kit.figure(kit.money),
    fallBelowMonthlyFee: kit.figure(kit.money),
    yearlyCardFee: kit.figure(kit.money),
    dormancyYearlyFee: kit.figure(kit.money),
    interestPaid: kit.figure(z.enum(['daily', 'monthly', 'half-yearly'])),
    freeWithdrawalsAMonth: kit.figure(countSchema),
    jointAllowed: kit.figure(z.boolean()),
  }
}

/** A savings account as it travels. */
export const savingsAccountSchema = exactly<SavingsAccount>()(
  z.object({
    category: z.literal('savings-account'),
    slug: slugSchema,
    issuer: issuerSchema,
    ...productFields(wireKit),
    ...savingsAccountFields(wireKit),
  }),
)
