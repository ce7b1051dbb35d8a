import * as z from 'zod'
import { dataOf, defineOperation, type Operation } from '../operation'

/** A line of a list that people choose from: what is kept, and what they read. */
export const referenceEntrySchema = z.object({ code: z.string().min(1).max(20), label: z.string().min(1).max(100) })

/** A call that gives a list to choose from, in the order in which it is shown. The same for everybody. */
export function referenceList<S extends z.ZodType>(
  id: string,
  path: string,
  summary: string,
  notes: string | null,
  entry: S,
) {
  return defineOperation({
    id,
    method: 'GET',
    path,
    provenance: 'path only',
    summary,
    notes,
    auth: 'public',
    headers: 'plain',
    cache: 'public, max-age=300',
    request: z.object({}),
    success: { status: 200, description: 'The list', schema: dataOf(z.array(entry).min(1)) },
    errors: [],
  })
}

const path = '/account-component/data'

/** Nationalities, by the code of their country. */
export const nationalityOperation = referenceList(
  'account-component/nationality',
  `${path}/nationality`,
  'Nationalities to choose from',
  'Codes are those of the countries (ISO 3166-1); Malaysian comes first, the others in the order of their countries.',
  referenceEntrySchema,
)

/** What people work as. */
export const occupationGroupOperation = referenceList(
  'account-component/occupation-group',
  `${path}/occupation-group`,
  'Groups of occupations to choose from',
  'A digit is a major group of MASCO 2020; a word is for people who do not work.',
  referenceEntrySchema,
)

/** What employers and businesses do. */
export const businessNatureOperation = referenceList(
  'account-component/business-nature',
  `${path}/business-nature`,
  'Kinds of business to choose from',
  'The sections of MSIC 2008.',
  referenceEntrySchema,
)

/** Currencies, with the digits of their smallest unit. */
export const currencyOperation = referenceList(
  'account-component/currency',
  `${path}/currency`,
  'Currencies to choose from',
  'Codes of ISO 4217, the ringgit first. decimals is the number of digits of the smallest unit.',
  referenceEntrySchema.extend({ decimals: z.int().min(0).max(3) }),
)

/** What people have finished at school and after. */
export const educationLevelOperation = referenceList(
  'account-component/education-level',
  `${path}/education-level`,
  'Levels of education to choose from',
  null,
  referenceEntrySchema,
)

/** Countries and territories where people live. */
export const countryOperation = referenceList(
  'common-component/country',
  '/common-component/country',
  'Countries to choose from',
  'Codes of ISO 3166-1, Malaysia first, then by name. Places where nobody lives are left out.',
  referenceEntrySchema,
)

/** States and federal territories of Malaysia. */
export const stateOperation = referenceList(
  'common-component/state',
  '/common-component/state',
  'States of Malaysia to choose from',
  'Codes are those of the e-invoice; with MY- before them, of ISO 3166-2.',
  referenceEntrySchema,
)

/** Blood types. */
export const bloodTypeOperation = referenceList(
  'common-component/blood-type',
  '/common-component/blood-type',
  'Blood types to choose from',
  'Whose is whose is health data: nobody has to say.',
  referenceEntrySchema,
)

/** Lists to choose from: the calls of this area, in the order of the documents. */
export const referenceListCalls: readonly Operation[] = [
  nationalityOperation,
  occupationGroupOperation,
  businessNatureOperation,
  currencyOperation,
  educationLevelOperation,
  countryOperation,
  stateOperation,
  bloodTypeOperation,
]
