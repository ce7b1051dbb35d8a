import * as z from 'zod'
import { loanCovers, type PersonalLoan } from '@/lib/domain/products/personal-loan'
import { issuerSchema, slugSchema } from './issuer'
import { countSchema, monthsSchema, productFields } from './product-fields'
import { exactly, type SchemaKit } from './schema-kit'
import { wireKit } from './wire-kit'

function rateBandSchema(kit: SchemaKit) {
  return kit.object({
    amountFrom: kit.money,
    amountTo: kit.money,
    monthsFrom: monthsSchema,
    monthsTo: monthsSchema,
    rate: kit.rate,
    rateTo: kit.rate,
  })
}

/** What a personal loan has beyond every product. */
export function personalLoanFields(kit: SchemaKit) {
  return {
    rateBasis: z.enum(['flat', 'reducing']),
    rateKind: z.enum(['fixed', 'floating']),
    rates: kit.figure(kit.list(rateBandSchema(kit))),
    minAmount: kit.figure(kit.money),
    maxAmount: kit.figure(kit.money),
    minMonths: kit.figure(monthsSchema),
    maxMonths: kit.figure(monthsSchema),
    processingFee: kit.figure(kit.object({ rate: kit.rate, least: kit.money, most: kit.optional(kit.money) })),
    stampDuty: kit.figure(kit.rate),
    cover: kit.figure(kit.object({ kind: z.enum(loanCovers), cost: kit.rate })),
    lateCharge: kit.figure(kit.rate),
    earlySettlement: kit.figure(z.enum(['rule-of-78', 'reducing-balance', 'ibra'])),
    disbursalDays: kit.figure(countSchema),
    salaryDeduction: z.boolean(),
    guarantorNeeded: z.boolean(),
    governmentOnly: z.boolean(),
    purposes: kit.list(z.enum(['any', 'debt-consolidation', 'education', 'renovation', 'medical'])),
    incomeMultiple: kit.figure(countSchema),
  }
}

/** A personal loan as it travels. */
export const personalLoanSchema = exactly<PersonalLoan>()(
  z.object({
    category: z.literal('personal-loan'),
    slug: slugSchema,
    issuer: issuerSchema,
    ...productFields(wireKit),
    ...personalLoanFields(wireKit),
  }),
)
