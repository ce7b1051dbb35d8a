import type { ReferenceEntry } from './entry'

/** The sections of the Malaysia Standard Industrial Classification 2008, which are those of ISIC Rev. 4, by their letter. */
export const businessNatures: readonly ReferenceEntry[] = [
  { code: 'A', label: 'Agriculture, forestry and fishing' },
  { code: 'B', label: 'Mining and quarrying' },
  { code: 'C', label: 'Manufacturing' },
  { code: 'D', label: 'Electricity, gas, steam and air-conditioning supply' },
  { code: 'E', label: 'Water supply, sewerage and waste management' },
  { code: 'F', label: 'Construction' },
  { code: 'G', label: 'Wholesale and retail trade, repair of motor vehicles' },
  { code: 'H', label: 'Transportation and storage' },
  { code: 'I', label: 'Accommodation and food service' },
  { code: 'J', label: 'Information and communication' },
  { code: 'K', label: 'Finance, insurance and takaful' },
  { code: 'L', label: 'Real estate' },
  { code: 'M', label: 'Professional, scientific and technical services' },
  { code: 'N', label: 'Administrative and support services' },
  { code: 'O', label: 'Public administration, defence and social security' },
  { code: 'P', label: 'Education' },
  { code: 'Q', label: 'Health and social work' },
  { code: 'R', label: 'Arts, entertainment and recreation' },
  { code: 'S', label: 'Other services' },
  { code: 'T', label: 'Households as employers' },
  { code: 'U', label: 'Embassies and international organisations' },
]
