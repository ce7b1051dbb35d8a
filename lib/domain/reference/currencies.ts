import type { ReferenceEntry } from './entry'

/** A currency by its code of ISO 4217. `decimals`: digits of its smallest unit, 2 for the sen of a ringgit. */
export interface Currency extends ReferenceEntry {
  readonly decimals: 0 | 2
}

/** Currencies that people in Malaysia are paid in or send, the ringgit first, then as often as they are met. */
export const currencies: readonly Currency[] = [
  { code: 'MYR', label: 'Malaysian ringgit', decimals: 2 },
  { code: 'SGD', label: 'Singapore dollar', decimals: 2 },
  { code: 'USD', label: 'US dollar', decimals: 2 },
  { code: 'EUR', label: 'Euro', decimals: 2 },
  { code: 'GBP', label: 'British pound', decimals: 2 },
  { code: 'AUD', label: 'Australian dollar', decimals: 2 },
  { code: 'NZD', label: 'New Zealand dollar', decimals: 2 },
  { code: 'CAD', label: 'Canadian dollar', decimals: 2 },
  { code: 'CHF', label: 'Swiss franc', decimals: 2 },
  { code: 'JPY', label: 'Japanese yen', decimals: 0 },
  { code: 'CNY', label: 'Chinese yuan', decimals: 2 },
  { code: 'HKD', label: 'Hong Kong dollar', decimals: 2 },
  { code: 'TWD', label: 'New Taiwan dollar', decimals: 2 },
  { code: 'KRW', label: 'South Korean won', decimals: 0 },
  { code: 'IDR', label: 'Indonesian rupiah', decimals: 2 },
  { code: 'THB', label: 'Thai baht', decimals: 2 },
  { code: 'PHP', label: 'Philippine peso', decimals: 2 },
  { code: 'VND', label: 'Vietnamese dong', decimals: 0 },
  { code: 'BND', label: 'Brunei dollar', decimals: 2 },
  { code: 'KHR', label: 'Cambodian riel', decimals: 2 },
  { code: 'LAK', label: 'Lao kip', decimals: 2 },
  { code: 'MMK', label: 'Myanmar kyat', decimals: 2 },
  { code: 'INR', label: 'Indian rupee', decimals: 2 },
  { code: 'BDT', label: 'Bangladeshi taka', decimals: 2 },
  { code: 'PKR', label: 'Pakistani rupee', decimals: 2 },
  { code: 'LKR', label: 'Sri Lankan rupee', decimals: 2 },
  { code: 'NPR', label: 'Nepalese rupee', decimals: 2 },
  { code: 'SAR', label: 'Saudi riyal', decimals: 2 },
  { code: 'AED', label: 'UAE dirham', decimals: 2 },
  { code: 'QAR', label: 'Qatari riyal', decimals: 2 },
]
