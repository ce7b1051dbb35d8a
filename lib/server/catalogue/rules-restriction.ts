import { knownValue } from '@/lib/domain/figures/figure'
import type { AnyProduct } from '@/lib/domain/products/product-base'
import type { Audience } from '@/lib/domain/products/restriction'
import type { Requirements, WorkerKind } from '@/lib/domain/products/traits'
import type { Problem } from '@/lib/domain/validation/field-problem'
import { assertNever } from '@/lib/domain/values/assert-never'

/** Whoever is this has to be of an audience. */
const audienceOfWork: Readonly<Partial<Record<WorkerKind, Audience>>> = {
  government: 'government',
  retired: 'pensioner',
  student: 'student',
}

/** From this age a lowest age means seniors, and below this one a highest age means children. */
const seniorsFrom = 50
const childrenBelow = 18

/** Whether the published rule of who may apply says what an audience says; null where none could. */
function isPublished(audience: Audience, requirements: Partial<Requirements>): boolean | null {
  const { minAge, maxAge, workerKinds } = requirements
  const workers = workerKinds === undefined ? null : knownValue(workerKinds)
  const oldest = maxAge === undefined ? null : knownValue(maxAge)
  const youngest = minAge === undefined ? null : knownValue(minAge)
  switch (audience) {
    case 'government':
    case 'pensioner':
    case 'student':
      return workers?.length === 1 && workers.every((kind) => audienceOfWork[kind] === audience)
    case 'junior':
      return oldest !== null && oldest < childrenBelow
    case 'senior':
      return youngest !== null && youngest >= seniorsFrom
    case 'first-job':
      return oldest !== null
    case 'members':
    case 'customers':
    case 'guarantor':
      return null
    default:
      return assertNever(audience)
  }
}

/** Audiences that the published rules say without naming them. */
function unnamed({ requirements = {}, audience = [] }: AnyProduct): readonly Audience[] {
  const { workerKinds } = requirements
  const workers = (workerKinds === undefined ? null : knownValue(workerKinds)) ?? []
  const [only] = workers
  const ofWork = workers.length === 1 && only !== undefined ? audienceOfWork[only] : undefined
  const found = new Set<Audience>(ofWork === undefined ? [] : [ofWork])
  if (isPublished('junior', requirements)) found.add('junior')
  if (isPublished('senior', requirements) && !audience.includes('pensioner')) found.add('senior')
  return [...found].filter((one) => !audience.includes(one))
}

/** A product says once for whom it is: `audience` and the rules of who may apply say the same, where a rule can say it. */
export function restrictionProblems(product: AnyProduct): readonly Problem[] {
  const { audience, requirements = {} } = product
  if (audience === undefined) return []
  const path = ['audience']
  return [
    ...audience
      .filter((one) => isPublished(one, requirements) === false)
      .map((one): Problem => ({ path, reason: `says ${one}, but the requirements do not` })),
    ...unnamed(product).map((one): Problem => ({ path, reason: `does not say ${one}, but the requirements do` })),
  ]
}
