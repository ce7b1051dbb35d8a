import type { Reading } from '@/lib/domain/validation/reading'

declare const referralBrand: unique symbol

/** The code by which a member invites friends: ten characters, of which the last is a checksum of the others. */
export type ReferralCode = string & { readonly [referralBrand]: 'referral code' }

/** Digits and letters that no one takes for another: without 0, 1, I, L and O. There are 31, a prime number. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const base = alphabet.length
const randomLength = 9
const shape = new RegExp(`^[${alphabet}]{${randomLength + 1}}$`)
/** Bytes from here on would make some characters likelier than others. */
const fairBytes = Math.floor(256 / base) * base
const longestTyped = 60

const message = 'Check the code: it has ten letters and digits, and none of them is 0, 1, I, L or O.'

/**
 * The place of the checksum in the alphabet: each place weighs by its position, modulo 31. As 31 is prime and larger than ten, one wrong
 * character or two that changed places always give another sum.
 */
function checksumOf(characters: string): number {
  let sum = 0
  for (const [at, character] of [...characters].entries()) sum += (at + 1) * alphabet.indexOf(character)
  return sum % base
}

function isReferralCode(text: string): text is ReferralCode {
  if (!shape.test(text)) return false
  return text.endsWith(alphabet.charAt(checksumOf(text.slice(0, randomLength))))
}

/** Reads a code as it was typed or stands in a link: in upper case, without spaces and hyphens. Never throws. */
export function readReferralCode(typed: string): Reading<ReferralCode> {
  const code = typed.slice(0, longestTyped).replace(/[\s-]/g, '').toUpperCase()
  return isReferralCode(code) ? { ok: true, value: code } : { ok: false, message }
}

/**
 * A new code out of unpredictable bytes, each character as likely as any other. `bytes` gives so many of them.
 * Throws when they make no code, which is a fault of this function.
 */
export function newReferralCode(bytes: (length: number) => Uint8Array): ReferralCode {
  let characters = ''
  while (characters.length < randomLength) {
    for (const byte of bytes(randomLength)) {
      if (byte < fairBytes && characters.length < randomLength) characters += alphabet.charAt(byte % base)
    }
  }
  const code = characters + alphabet.charAt(checksumOf(characters))
  if (!isReferralCode(code)) throw new Error('A new referral code does not pass its own check')
  return code
}
