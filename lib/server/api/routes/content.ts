import { contentOperation } from '@/lib/contract/calls/content'
import { type RouteTable, route } from '../route'

/** The texts of the site. */
export const contentRoutes: RouteTable = [
  ({ common: { givenFiles } }) =>
    route(contentOperation, ({ query }) => ({ data: { files: [...givenFiles(query.kind)] } })),
]
