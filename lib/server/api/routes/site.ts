import { healthOperation, readyOperation, versionOperation } from '@/lib/contract/calls/site'
import { ApiFailure } from '../failure'
import { type RouteTable, route } from '../route'

/** What a process tells of itself. */
export const siteRoutes: RouteTable = [
  ({ site: { version } }) => route(versionOperation, () => ({ version: version() })),
  () => route(healthOperation, () => ({ data: { status: 'ok' as const } })),
  ({ site: { ready } }) =>
    route(readyOperation, async () => {
      if (!(await ready())) throw new ApiFailure('GBL0009')
      return { data: { status: 'ready' as const } }
    }),
]
