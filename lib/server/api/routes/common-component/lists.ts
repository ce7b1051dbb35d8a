import { bloodTypeOperation, countryOperation, stateOperation } from '@/lib/contract/common-component/lists'
import { bloodTypes } from '@/lib/domain/reference/blood-types'
import { countries } from '@/lib/domain/reference/countries'
import { states } from '@/lib/domain/reference/states'
import { route } from '../../route'

export const countryRoute = route(countryOperation, () => ({ data: [...countries] }))
export const stateRoute = route(stateOperation, () => ({ data: [...states] }))
export const bloodTypeRoute = route(bloodTypeOperation, () => ({ data: [...bloodTypes] }))
