import { sealedKey } from '../fields/form'
import { withNamed } from '../personal/with-named'
import { withQuery } from '../values/query-params'
import type { ListFrame } from './list-model'
import { withNow } from './with-now'

/** The case of a list that its visitor may have remembered: what its address says of it, without what a seal stands for. Empty: all as the list opens. */
export function caseOf({ scenarioQuery, now }: Pick<ListFrame, 'scenarioQuery' | 'now'>): string {
  const query = new URLSearchParams(scenarioQuery)
  query.delete(sealedKey)
  return withNow(query.toString(), now.chosen)
}

/** Where a list leads for a case that was remembered. Its filters and its order stay. */
export function rememberedHref({ path, query }: Pick<ListFrame, 'path' | 'query'>, remembered: string): string {
  const told = new URLSearchParams(remembered)
  return withQuery(path, withNamed(new URLSearchParams(query), told, new Set(told.keys())).toString())
}
