import { nowKey } from '../values/query-params'

/** The query of a scenario with what the visitor has now, so that a product's page compares with it too. `now`: its slug, empty for nothing. */
export function withNow(scenarioQuery: string, now: string): string {
  const query = new URLSearchParams(scenarioQuery)
  if (now !== '') query.append(nowKey, now)
  return query.toString()
}
