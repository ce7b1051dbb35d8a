import { confirmOperation } from '@/lib/contract/account-component/confirm'
import { memberRoute } from '../../route'
import type { AccountServices } from '../../services'
import { guessFailure } from '../../sign-in-failure'

export const confirmRoute = ({ confirm }: AccountServices) =>
  memberRoute(confirmOperation, async ({ body }, member) => {
    const outcome = await confirm(member, body.password)
    if (outcome.state !== 'confirmed') throw guessFailure(outcome)
    return undefined
  })
