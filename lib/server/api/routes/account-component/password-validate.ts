import { passwordValidateOperation } from '@/lib/contract/account-component/password-validate'
import { route } from '../../route'
import type { AccountServices } from '../../services'

export const passwordValidateRoute = ({ passwordProblems }: AccountServices) =>
  route(passwordValidateOperation, ({ body }) => ({
    data: { problems: [...passwordProblems(body.password, body.about)] },
  }))
