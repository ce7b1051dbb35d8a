import * as z from 'zod'
import { referenceEntrySchema, referenceList } from '../reference-list'

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
