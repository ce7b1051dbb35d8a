import 'server-only'
import { ApiError } from '@/lib/client/api-error'
import { addressAlertOperation } from '@/lib/contract/calls/address-alerts'
import { longestCase } from '@/lib/contract/entities/interest'
import { categoryNamed } from '@/lib/domain/categories/registry'
import { readEmail } from '@/lib/domain/validation/email'
import type { FollowedProduct, FollowResult } from '@/lib/forms/follow-results'
import { type Caller, callFor } from '@/lib/server/data/site/visitor-call'
import { log } from '@/lib/server/log'

/** Asks to be told of a product with what was typed into the form. `gone`: it is not listed. Never rejects for a failed call. */
export async function followByForm(
  { category: name, slug, query }: FollowedProduct,
  typed: string,
  caller: Caller,
): Promise<FollowResult | 'gone' | 'failed'> {
  if (typed.trim() === '') return 'email-empty'
  const read = readEmail(typed)
  if (!read.ok) return 'email-invalid'
  const category = categoryNamed(name)
  if (category === null) return 'gone'
  const asked = query.length > longestCase ? {} : { case: query }
  try {
    await callFor(caller, addressAlertOperation, { body: { category: category.id, slug, ...asked, email: read.value } })
    return 'asked'
  } catch (error) {
    if (error instanceof ApiError && (error.errorCode === 'GBL0008' || error.errorCode === 'GBL0007')) return 'gone'
    log().warn('follow.form-failed', { kind: error instanceof ApiError ? error.kind : 'unknown' })
    return 'failed'
  }
}
