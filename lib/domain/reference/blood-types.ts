import type { ReferenceEntry } from './entry'

/** Blood types of the ABO and Rhesus systems. Whose is whose is health data: nobody has to say. */
export const bloodTypes: readonly ReferenceEntry[] = [
  { code: 'A+', label: 'A positive' },
  { code: 'A-', label: 'A negative' },
  { code: 'B+', label: 'B positive' },
  { code: 'B-', label: 'B negative' },
  { code: 'AB+', label: 'AB positive' },
  { code: 'AB-', label: 'AB negative' },
  { code: 'O+', label: 'O positive' },
  { code: 'O-', label: 'O negative' },
  { code: 'unknown', label: 'I do not know' },
]
