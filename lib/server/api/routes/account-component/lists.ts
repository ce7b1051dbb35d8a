import {
  businessNatureOperation,
  currencyOperation,
  educationLevelOperation,
  nationalityOperation,
  occupationGroupOperation,
} from '@/lib/contract/account-component/lists'
import { businessNatures } from '@/lib/domain/reference/business-natures'
import { currencies } from '@/lib/domain/reference/currencies'
import { educationLevels } from '@/lib/domain/reference/education-levels'
import { nationalities } from '@/lib/domain/reference/nationalities'
import { occupationGroups } from '@/lib/domain/reference/occupation-groups'
import { route } from '../../route'

export const nationalityRoute = route(nationalityOperation, () => ({ data: [...nationalities] }))
export const occupationGroupRoute = route(occupationGroupOperation, () => ({ data: [...occupationGroups] }))
export const businessNatureRoute = route(businessNatureOperation, () => ({ data: [...businessNatures] }))
export const currencyRoute = route(currencyOperation, () => ({ data: [...currencies] }))
export const educationLevelRoute = route(educationLevelOperation, () => ({ data: [...educationLevels] }))
