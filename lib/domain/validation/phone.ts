import type { Reading } from './reading'

declare const mobileBrand: unique symbol

/** A Malaysian mobile number as it is kept: E.164, such as +60123456789. */
export type MobileNumber = string & { readonly [mobileBrand]: 'mobile number' }

/** What may stand between the digits, and the invisible marks that come with a number copied from a list of contacts. */
const separators = /[\s().\p{Pd}\p{Cf}]/gu

/**
 * Mobile prefixes of the Malaysian numbering plan (MCMC, Numbering and Electronic Addressing Plan): nine digits after the trunk 0 for
 * most, ten for 011 and the mobile blocks of 015. Before them the country, as +60 or 0060, with a trunk 0 or not, or the trunk 0 alone.
 */
const mobile = /^(?:(?:\+|00)?600?|0)?(1(?:[02-46-9]\d{7}|1\d{8}|5[39]\d{7}))$/
const longestTyped = 40

function isKept(text: string): text is MobileNumber {
  return /^\+601\d{8,9}$/.test(text)
}

/** Reads a Malaysian mobile number, written as people do: with or without +60, 0, blanks and hyphens. Never throws. */
export function readMobile(typed: string): Reading<MobileNumber> {
  const trimmed = typed.trim()
  if (trimmed === '') return { ok: false, message: 'Enter your mobile number.' }
  const digits = trimmed.length > longestTyped ? '' : trimmed.replace(separators, '')
  const kept = `+60${mobile.exec(digits)?.[1] ?? ''}`
  if (isKept(kept)) return { ok: true, value: kept }
  return { ok: false, message: 'Enter a Malaysian mobile number such as 012-345 6789.' }
}
