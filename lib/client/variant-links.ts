import type { ListModel } from '@/lib/domain/list/list-model'
import { withNow } from '@/lib/domain/list/with-now'

/** Makes the links to a list's other kinds lead to the case that is shown now: the server printed them for the one before. */
export function carryCase({ scenarioQuery, now }: Pick<ListModel, 'scenarioQuery' | 'now'>): void {
  const search = withNow(scenarioQuery, now.chosen)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.kinds a')) link.search = search
}
