import * as z from 'zod'
import { maritalStatuses, preferredLanguages, sexes } from '@/lib/domain/member/profile-words'
import { bloodTypes } from '@/lib/domain/reference/blood-types'
import { businessNatures } from '@/lib/domain/reference/business-natures'
import { countries } from '@/lib/domain/reference/countries'
import { educationLevels } from '@/lib/domain/reference/education-levels'
import type { ReferenceEntry } from '@/lib/domain/reference/entry'
import { nationalities } from '@/lib/domain/reference/nationalities'
import { occupationGroups } from '@/lib/domain/reference/occupation-groups'
import { states } from '@/lib/domain/reference/states'
import { readCompanyName } from '@/lib/domain/validation/company-name'
import { contactKinds } from '@/lib/domain/validation/contact'
import { readPlainText } from '@/lib/domain/validation/plain-text'
import { fullNameSchema, readBy } from './joining'
import { isoDateSchema } from './wire-kit'

/** The most of one line that a member tells of themselves, in characters. */
const longestLine = 100
const mostAddressLines = 3

const lineSchema = readBy((typed) => readPlainText(typed, longestLine)).nullable()

function codeOf<Code extends string>(list: readonly ReferenceEntry<Code>[]) {
  return z.string().refine((typed): typed is Code => list.some(({ code }) => code === typed), 'Choose one of the list.')
}

/** What a member tells of themselves beside name and birth date; null where they have not said. */
const toldShape = {
  sex: z.enum(sexes).nullable(),
  maritalStatus: z.enum(maritalStatuses).nullable(),
  nationality: codeOf(nationalities).nullable(),
  country: codeOf(countries).nullable(),
  state: codeOf(states).nullable(),
  postcode: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$/, 'Enter a postcode such as 50450.')
    .nullable(),
  city: lineSchema,
  addressLines: z
    .array(readBy((typed) => readPlainText(typed, longestLine)))
    .max(mostAddressLines)
    .transform((lines) => lines.filter((line) => line !== null)),
  educationLevel: codeOf(educationLevels).nullable(),
  bloodType: codeOf(bloodTypes).nullable(),
  occupationGroup: codeOf(occupationGroups).nullable(),
  businessNature: codeOf(businessNatures).nullable(),
  employer: readBy(readCompanyName).nullable(),
  language: z.enum(preferredLanguages).nullable(),
}

export const toldSchema = z.strictObject(toldShape)

/** What a change of the profile may name; what it does not name stays. null takes an answer back. */
export const profileChangeSchema = z
  .strictObject({
    ...toldShape,
    fullName: fullNameSchema,
    birthDate: isoDateSchema.nullable(),
    /** Must be true with every blood type: it is asked for by a box of its own. */
    bloodTypeConsent: z.boolean(),
  })
  .partial()
export type ProfileChange = Readonly<z.output<typeof profileChangeSchema>>

const contactSchema = z.object({
  kind: z.enum(contactKinds),
  value: z.string().min(1).max(300),
  /** Epoch milliseconds. */
  verifiedAt: z.int().min(0),
})

/** A member's own profile, as the member sees it. */
export const profileSchema = z.object({
  ...toldShape,
  addressLines: z.array(z.string()),
  city: z.string().nullable(),
  employer: z.string().nullable(),
  fullName: z.string().min(1).max(200),
  birthDate: isoDateSchema.nullable(),
  /** Masked; the whole number leaves the server in no answer but the member's own download. */
  mykad: z.string().nullable(),
  contacts: z.array(contactSchema),
  hasPassword: z.boolean(),
  hasPasskey: z.boolean(),
})
export type Profile = Readonly<z.output<typeof profileSchema>>
