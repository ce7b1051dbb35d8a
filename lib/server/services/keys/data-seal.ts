import 'server-only'
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { SealingKey } from './sealing-keys'

const ivBytes = 12
const tagBytes = 16

/**
 * AES-256-GCM with a fresh nonce, bound to `place`: what was sealed for one place does not open at another. Begins with the id
 * of its key and a dot.
 */
export function sealData({ id, bytes }: SealingKey, place: string, text: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', bytes, iv).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${id}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`
}

/** What was sealed for this place; null when it was changed, moved, or sealed with none of the keys. Never throws. */
export function openData(keys: readonly SealingKey[], place: string, seal: string): string | null {
  const [id, named] = seal.split('.', 2)
  // Seals from before keys had ids name none.
  if (named === undefined) return openAny(keys, place, seal)
  return openAny(
    keys.filter((key) => key.id === id),
    place,
    named,
  )
}

/** Whether a seal is by this key. */
export function isSealedBy({ id }: SealingKey, seal: string): boolean {
  return seal.startsWith(`${id}.`)
}

function openAny(keys: readonly SealingKey[], place: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length <= ivBytes + tagBytes) return null
  for (const key of keys) {
    const text = openWith(key.bytes, place, bytes)
    if (text !== null) return text
  }
  return null
}

function openWith(key: Buffer, place: string, bytes: Buffer): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
