import { referenceEntrySchema, referenceList } from '../reference-list'

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
