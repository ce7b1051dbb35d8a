import 'server-only'
import type { WholeList } from '@/lib/client/list-all-products'
import type { CategoryId } from '@/lib/domain/categories/ids'

/** A list as far as the provider has given it. */
export interface KnownList extends WholeList {
  /** When the provider gave it, in epoch milliseconds, if it cannot be asked for a newer one; null: it can. */
  readonly lastKnownAt: number | null
}

/** Every product of a category. Rejects with ApiError where a provider in another process has never given it. */
export type Lists = (category: CategoryId) => Promise<KnownList>

declare global {
  /** On the global object because the start hook, the pages and the front are built apart and share a process. */
  var timbangLists: Lists | undefined
}

/** The lists that the pages hold, for the front, which must not open a provider of its own. Rejects with Error before the start hook has run. */
export const sharedLists: Lists = async (category) => {
  if (globalThis.timbangLists === undefined) throw new Error('Lists were asked for before the site had started.')
  return globalThis.timbangLists(category)
}
