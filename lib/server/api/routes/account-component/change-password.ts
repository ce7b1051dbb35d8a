import { changePasswordOperation } from '@/lib/contract/account-component/change-password'
import { invalidFields } from '../../failure'
import { memberRoute } from '../../route'
import type { AccountServices } from '../../services'
import { guessFailure } from '../../sign-in-failure'

export const changePasswordRoute = ({ changePassword }: AccountServices) =>
  memberRoute(changePasswordOperation, async ({ body }, member) => {
    const outcome = await changePassword(member, body)
    switch (outcome.state) {
      case 'changed':
        return undefined
      case 'current-needed':
        throw invalidFields([{ field: 'currentPassword', message: 'Enter your current password.' }])
      case 'weak':
        throw invalidFields(outcome.problems.map((message) => ({ field: 'newPassword', message })))
      case 'refused':
      case 'wait':
        throw guessFailure(outcome)
    }
  })
