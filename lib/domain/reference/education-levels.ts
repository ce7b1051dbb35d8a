import type { ReferenceEntry } from './entry'

/** What people have finished, the lowest first, by the awards that people in Malaysia know (levels of the Malaysian Qualifications Framework). */
export const educationLevels: readonly ReferenceEntry[] = [
  { code: 'none', label: 'No formal education' },
  { code: 'primary', label: 'Primary school (UPSR)' },
  { code: 'lower-secondary', label: 'Lower secondary (PT3, PMR, SRP)' },
  { code: 'secondary', label: 'SPM, O-Level or UEC Junior' },
  { code: 'skills-certificate', label: 'Skills certificate (SKM)' },
  { code: 'pre-university', label: 'STPM, STAM, matriculation, foundation, A-Level or UEC Senior' },
  { code: 'diploma', label: 'Diploma' },
  { code: 'advanced-diploma', label: 'Advanced diploma' },
  { code: 'bachelor', label: 'Bachelor’s degree' },
  { code: 'postgraduate', label: 'Postgraduate certificate or diploma' },
  { code: 'master', label: 'Master’s degree' },
  { code: 'doctorate', label: 'Doctorate' },
  { code: 'professional', label: 'Professional qualification' },
]
