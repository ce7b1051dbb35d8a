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

/** A page on a case: its address, in parts. */
type Address = Pick<ListFrame, 'path' | 'query'>

/**
 * Where a page leads for a case that was remembered. Whatever else its address says stays, such as filters and an order; what it says
 * under `names`, the fields of its own case, goes.
 */
export function rememberedHref({ path, query }: Address, remembered: string, names: Iterable<string> = []): string {
  const told = new URLSearchParams(remembered)
  return withQuery(path, withNamed(new URLSearchParams(query), told, new Set([...told.keys(), ...names])).toString())
}

/** Whether a page with this query is on the case that was remembered, as far as it has `names` for it. */
export function isRemembered(query: string, remembered: string, names: Iterable<string>): boolean {
  const [here, told] = [new URLSearchParams(query), new URLSearchParams(remembered)]
  return [...names].every((name) => here.get(name) === told.get(name))
}
