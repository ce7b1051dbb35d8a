import { z } from 'zod'
import { creditCardFields } from '@/lib/contract/entities/credit-card'
import { currentAccountFields } from '@/lib/contract/entities/current-account'
import { fixedDepositFields } from '@/lib/contract/entities/fixed-deposit'
import { personalLoanFields } from '@/lib/contract/entities/personal-loan'
import { productFields } from '@/lib/contract/entities/product-fields'
import { savingsAccountFields } from '@/lib/contract/entities/savings-account'
import { assertNever } from '@/lib/domain/assert-never'
import type { CategoryId } from '@/lib/domain/categories/registry'
import type { Problem } from '@/lib/domain/field-problem'
import type { Product } from '@/lib/domain/products/product'
import type { Issuer } from '@/lib/domain/products/product-base'
import { editorKit } from './editor-kit'
import { problemsOf, reasonFor } from './wording'

/** What was read, or everything that stops it. */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Reads plain data by a schema, with the catalogue's own words for what is wrong. */
export function readBy<T>(schema: z.ZodType<T>, data: unknown): Read<T> {
  const result = schema.safeParse(data, { error: reasonFor })
  return result.success ? { ok: true, value: result.data } : { ok: false, problems: problemsOf(result.error) }
}

const common = { ...productFields(editorKit), issuer: z.string() }
const savingsAccount = z.strictObject({ ...common, ...savingsAccountFields(editorKit) })
const currentAccount = z.strictObject({ ...common, ...currentAccountFields(editorKit) })
const fixedDeposit = z.strictObject({ ...common, ...fixedDepositFields(editorKit) })
const creditCard = z.strictObject({ ...common, ...creditCardFields(editorKit) })
const personalLoan = z.strictObject({ ...common, ...personalLoanFields(editorKit) })

/** Reads a product from its file's data. The category is its folder, the slug its file's name. */
export function readProduct(
  category: CategoryId,
  slug: string,
  data: unknown,
  issuers: ReadonlyMap<string, Issuer>,
): Read<Product> {
  function finish<F extends { issuer: string }>(
    fields: Read<F>,
    build: (value: F, issuer: Issuer) => Product,
  ): Read<Product> {
    if (!fields.ok) return fields
    const issuer = issuers.get(fields.value.issuer)
    if (issuer !== undefined) return { ok: true, value: build(fields.value, issuer) }
    return {
      ok: false,
      problems: [{ path: ['issuer'], reason: `no usable file content/issuers/${fields.value.issuer}.yaml` }],
    }
  }
  switch (category) {
    case 'savings-account':
      return finish(readBy(savingsAccount, data), (value, issuer) => ({ ...value, category, slug, issuer }))
    case 'current-account':
      return finish(readBy(currentAccount, data), (value, issuer) => ({ ...value, category, slug, issuer }))
    case 'fixed-deposit':
      return finish(readBy(fixedDeposit, data), (value, issuer) => ({ ...value, category, slug, issuer }))
    case 'credit-card':
      return finish(readBy(creditCard, data), (value, issuer) => ({ ...value, category, slug, issuer }))
    case 'personal-loan':
      return finish(readBy(personalLoan, data), (value, issuer) => ({ ...value, category, slug, issuer }))
    default:
      return assertNever(category)
  }
}
