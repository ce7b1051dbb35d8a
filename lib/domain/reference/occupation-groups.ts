import type { ReferenceEntry } from './entry'

/**
 * The ten major groups of the Malaysia Standard Classification of Occupations 2020 (Ministry of Human Resources) by their digit, and what
 * people are who are in none.
 */
export const occupationGroups: readonly ReferenceEntry[] = [
  { code: '1', label: 'Managers' },
  { code: '2', label: 'Professionals' },
  { code: '3', label: 'Technicians and associate professionals' },
  { code: '4', label: 'Clerical support workers' },
  { code: '5', label: 'Service and sales workers' },
  { code: '6', label: 'Skilled agricultural, forestry, livestock and fishery workers' },
  { code: '7', label: 'Craft and related trades workers' },
  { code: '8', label: 'Plant and machine operators and assemblers' },
  { code: '9', label: 'Elementary occupations' },
  { code: '0', label: 'Armed forces' },
  { code: 'student', label: 'Student' },
  { code: 'homemaker', label: 'Homemaker' },
  { code: 'retired', label: 'Retired' },
  { code: 'unemployed', label: 'Not working at present' },
]
