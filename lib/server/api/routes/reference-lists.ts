import {
  bloodTypeOperation,
  businessNatureOperation,
  countryOperation,
  currencyOperation,
  educationLevelOperation,
  nationalityOperation,
  occupationGroupOperation,
  stateOperation,
} from '@/lib/contract/calls/reference-lists'
import { bloodTypes } from '@/lib/domain/reference/blood-types'
import { businessNatures } from '@/lib/domain/reference/business-natures'
import { countries } from '@/lib/domain/reference/countries'
import { currencies } from '@/lib/domain/reference/currencies'
import { educationLevels } from '@/lib/domain/reference/education-levels'
import { nationalities } from '@/lib/domain/reference/nationalities'
import { occupationGroups } from '@/lib/domain/reference/occupation-groups'
import { states } from '@/lib/domain/reference/states'
import { type RouteTable, route } from '../route'

/** Lists to choose from. */
export const referenceListRoutes: RouteTable = [
  () => route(nationalityOperation, () => ({ data: [...nationalities] })),
  () => route(occupationGroupOperation, () => ({ data: [...occupationGroups] })),
  () => route(businessNatureOperation, () => ({ data: [...businessNatures] })),
  () => route(currencyOperation, () => ({ data: [...currencies] })),
  () => route(educationLevelOperation, () => ({ data: [...educationLevels] })),
  () => route(countryOperation, () => ({ data: [...countries] })),
  () => route(stateOperation, () => ({ data: [...states] })),
  () => route(bloodTypeOperation, () => ({ data: [...bloodTypes] })),
]
