import { keepJoiningOperation } from '@/lib/contract/account-component/keep-joining'
import { ApiFailure } from '@/lib/server/api/failure'
import type { JoiningServices } from '@/lib/server/api/joining-services'
import { type Route, route } from '@/lib/server/api/route'
import { joiningOf } from './joining-of'

export function keepJoiningRoute(services: JoiningServices): Route {
  return route(keepJoiningOperation, async ({ body: { key, details } }) => {
    const { id, purpose, verifiedAt } = await joiningOf(services, key)
    if (purpose !== 'sign-in' || verifiedAt === null) throw new ApiFailure('GBL0029')
    // It ended since it was found.
    if (!(await services.keepDetails(id, details))) throw new ApiFailure('GBL0024')
    return undefined
  })
}
