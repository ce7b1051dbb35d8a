import type { Reading } from '@/lib/domain/validation/reading'

declare const recoveryBrand: unique symbol

/** A code that signs a member in once when nothing else does: sixteen characters, of which each is one of 31, so 79 random bits. */
export type RecoveryCode = string & { readonly [recoveryBrand]: 'recovery code' }

/** Digits and letters that no one takes for another: without 0, 1, I, L and O. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const length = 16
const groupLength = 4
const shape = new RegExp(`^[${alphabet}]{${length}}$`)
/** Bytes from here on would make some characters likelier than others. */
const fairBytes = Math.floor(256 / alphabet.length) * alphabet.length
const longestTyped = 80

/** How many codes a member has. */
export const recoveryCodes = 10

const message = 'Check the code: it has sixteen letters and digits, and none of them is 0, 1, I, L or O.'

const isRecoveryCode = (text: string): text is RecoveryCode => shape.test(text)

/** Reads a code as it was typed: in upper case, without spaces and hyphens. Never throws. */
export function readRecoveryCode(typed: string): Reading<RecoveryCode> {
  const code = typed.slice(0, longestTyped).replace(/[\s-]/g, '').toUpperCase()
  return isRecoveryCode(code) ? { ok: true, value: code } : { ok: false, message }
}

/** A code as it is shown: in groups of four. */
export function recoveryCodeText(code: RecoveryCode): string {
  return code.match(new RegExp(`.{${groupLength}}`, 'g'))?.join('-') ?? code
}

/** A new code out of unpredictable bytes, each character as likely as any other. `bytes` gives so many of them. */
export function newRecoveryCode(bytes: (length: number) => Uint8Array): RecoveryCode {
  let characters = ''
  while (characters.length < length) {
    for (const byte of bytes(length)) {
      if (byte < fairBytes && characters.length < length) characters += alphabet.charAt(byte % alphabet.length)
    }
  }
  if (!isRecoveryCode(characters)) throw new Error('A new recovery code does not have the shape of one')
  return characters
}
