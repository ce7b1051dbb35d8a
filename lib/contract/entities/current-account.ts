import * as z from 'zod'
import type { CurrentAccount } from '@/lib/domain/products/current-account'
import { issuerSchema, slugSchema } from './issuer'
import { productFields } from './product-fields'
import { rateTiersSchema } from './savings-account'
import { exactly, type SchemaKit } from './schema-kit'
import { wireKit } from './wire-kit'

/** What a current account has beyond every product. */
export function currentAccountFields(kit: SchemaKit) {
  return {
    rate: kit.figure(rateTiersSchema(kit)),
    returnGuaranteed: z.boolean(),
    openingDeposit: kit.figure(kit.money),
    minimumBalance: kit.figure(kit.money),
    halfYearlyServiceCharge: kit.figure(kit.money),
    yearlyCardFee: kit.figure(kit.money),
    chequeFee: kit.figure(kit.money),
    stopChequeFee: kit.figure(kit.money),
    standingInstructionFee: kit.figure(kit.money),
    interbankTransferFee: kit.figure(kit.money),
    overdraft: kit.figure(kit.object({ rate: kit.rate, setUpFee: kit.money })),
    chequeBook: z.boolean(),
    basicAccount: z.boolean(),
    jointAllowed: kit.figure(z.boolean()),
  }
}

/** A current account as it travels. */
export const currentAccountSchema = exactly<CurrentAccount>()(
  z.object({
    category: z.literal('current-account'),
    slug: slugSchema,
    issuer: issuerSchema,
    ...productFields(wireKit),
    ...currentAccountFields(wireKit),
  }),
)
