import { validateNricOperation } from '@/lib/contract/account-component/validate-nric'
import { maskedMykad, readMykad } from '@/lib/domain/validation/mykad'
import { completedYears } from '@/lib/server/services/accounts/accounts'
import { invalidFields } from '../../failure'
import { memberRoute } from '../../route'
import type { AccountServices } from '../../services'

export const validateNricRoute = ({ today }: AccountServices) =>
  memberRoute(validateNricOperation, ({ body }) => {
    const read = readMykad(body.nric, today())
    if (!read.ok) throw invalidFields([{ field: 'nric', message: read.message }])
    const { number, bornOn, orBornOn, sex, birthplace } = read.value
    const age = completedYears(bornOn, today())
    return { data: { nric: maskedMykad(number), birthDate: bornOn, orBirthDate: orBornOn, age, sex, birthplace } }
  })
