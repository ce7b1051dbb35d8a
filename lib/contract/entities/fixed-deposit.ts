import * as z from 'zod'
import { earlyWithdrawals, type FixedDeposit } from '@/lib/domain/products/fixed-deposit'
import { issuerSchema, slugSchema } from './issuer'
import { monthsSchema, productFields } from './product-fields'
import { exactly, type SchemaKit } from './schema-kit'
import { wireKit } from './wire-kit'

/** What a fixed deposit has beyond every product. */
export function fixedDepositFields(kit: SchemaKit) {
  const placement = kit.object({
    months: monthsSchema,
    rate: kit.rate,
    from: kit.money,
    upTo: kit.optional(kit.money),
  })
  const tied = kit.object({
    kind: z.enum(['savings-share', 'unit-trust', 'insurance', 'current-account']),
    share: kit.share,
    rate: kit.rate,
    charge: kit.rate,
  })
  return {
    placements: kit.figure(kit.list(placement)),
    rateKind: z.enum(['board', 'promotional']),
    tied: kit.figure(tied),
    freshFundsOnly: z.boolean(),
    seniorsOnly: z.boolean(),
    minimumDeposit: kit.figure(kit.money),
    maximumDeposit: kit.figure(kit.money),
    payout: kit.figure(z.enum(['at-maturity', 'monthly', 'half-yearly'])),
    earlyWithdrawal: kit.figure(z.enum(earlyWithdrawals)),
    partialWithdrawal: kit.figure(z.boolean()),
    renewalRate: kit.figure(kit.rate),
    dayCount: z.literal([365, 366]),
  }
}

/** A fixed deposit as it travels. */
export const fixedDepositSchema = exactly<FixedDeposit>()(
  z.object({
    category: z.literal('fixed-deposit'),
    slug: slugSchema,
    issuer: issuerSchema,
    ...productFields(wireKit),
    ...fixedDepositFields(wireKit),
  }),
)
