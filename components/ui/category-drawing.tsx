import type { CategoryId } from '@/lib/domain/categories/ids'
import { BusinessLoanDrawing } from './drawings/business-loan'
import { CarLoanDrawing } from './drawings/car-loan'
import { CreditCardDrawing } from './drawings/credit-card'
import { CriticalIllnessInsuranceDrawing } from './drawings/critical-illness-insurance'
import { CurrentAccountDrawing } from './drawings/current-account'
import { EsimDrawing } from './drawings/esim'
import { FixedDepositDrawing } from './drawings/fixed-deposit'
import { HomeLoanDrawing } from './drawings/home-loan'
import { MedicalCardInsuranceDrawing } from './drawings/medical-card-insurance'
import { PersonalAccidentInsuranceDrawing } from './drawings/personal-accident-insurance'
import { PersonalLoanDrawing } from './drawings/personal-loan'
import { PetInsuranceDrawing } from './drawings/pet-insurance'
import { PropertyInsuranceDrawing } from './drawings/property-insurance'
import { SavingsAccountDrawing } from './drawings/savings-account'
import { TermLifeInsuranceDrawing } from './drawings/term-life-insurance'
import { TravelInsuranceDrawing } from './drawings/travel-insurance'
import { WholeLifeInsuranceDrawing } from './drawings/whole-life-insurance'
import { Scene } from './scenes'

/** The drawing of each category. */
const subjects: Readonly<Record<CategoryId, () => React.JSX.Element>> = {
  'savings-account': SavingsAccountDrawing,
  'current-account': CurrentAccountDrawing,
  'fixed-deposit': FixedDepositDrawing,
  'credit-card': CreditCardDrawing,
  'personal-loan': PersonalLoanDrawing,
  'home-loan': HomeLoanDrawing,
  'car-loan': CarLoanDrawing,
  'business-loan': BusinessLoanDrawing,
  'term-life-insurance': TermLifeInsuranceDrawing,
  'whole-life-insurance': WholeLifeInsuranceDrawing,
  'critical-illness-insurance': CriticalIllnessInsuranceDrawing,
  'medical-card-insurance': MedicalCardInsuranceDrawing,
  'personal-accident-insurance': PersonalAccidentInsuranceDrawing,
  'travel-insurance': TravelInsuranceDrawing,
  'pet-insurance': PetInsuranceDrawing,
  'property-insurance': PropertyInsuranceDrawing,
  esim: EsimDrawing,
}

/** The drawing of a category, a scene that stands on the beam of a balance. Decorative: its name stands beside it. */
export function CategoryDrawing({ id }: { readonly id: CategoryId }) {
  const Subject = subjects[id]
  return (
    <Scene>
      <path d="M8 61h80M43 70l5-9 5 9z" stroke="var(--teal)" />
      <Subject />
    </Scene>
  )
}
