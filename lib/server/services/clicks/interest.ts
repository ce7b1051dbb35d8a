import 'server-only'
import type { PartnerEntity } from '@/lib/contract/click-record'
import type { InterestKind } from '@/lib/contract/entities/interest'
import type { CategoryId } from '@/lib/domain/categories/ids'

/** What somebody is interested in: a product, or a partner by its entity name. */
export type InterestSubject =
  | { readonly category: CategoryId; readonly slug: string }
  | { readonly entityName: PartnerEntity }

/** A subject as it is kept: `credit-card/angsana-card-i`, or the entity name. */
export function subjectText(subject: InterestSubject): string {
  return 'slug' in subject ? `${subject.category}/${subject.slug}` : subject.entityName
}

/** What a member marked or left for, as it is kept: its category or partner may have gone from the site since. */
export interface Interest {
  readonly id: string
  readonly kind: InterestKind
  readonly subject: string
  /** When it was last marked or left for, epoch milliseconds. */
  readonly createdAt: number
  /** Of an alert: what its member chose, as it is stored. */
  readonly question: string | null
}
