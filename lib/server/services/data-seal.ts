import 'server-only'
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '@/lib/server/db/state-error'

const ivBytes = 12
const tagBytes = 16
const keyBytes = 32

/**
 * A key for one purpose: from the configured secret, else from a file of the data folder that only this user may read,
 * made at the first use. What members keep is encrypted with theirs; the other hides who called. Throws the system's error when the file can be neither read nor made.
 */
export function dataKey(
  secret: string | null,
  dataDir: string,
  purpose: 'kept-by-members' | 'rate-limits' = 'kept-by-members',
): Buffer {
  return Buffer.from(hkdfSync('sha256', secret ?? keyFile(dataDir), '', purpose, keyBytes))
}

function keyFile(dataDir: string): string {
  const path = join(/* turbopackIgnore: true */ dataDir, 'data-key')
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(path, randomBytes(keyBytes).toString('hex'), { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  const key = readFileSync(path, 'utf8')
  // Cut short by a crash, it must not seal anything: with it gone later, what it sealed would be too.
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Error('The file data-key is not a key: delete it to have a new one made.')
  return key
}

/** AES-256-GCM with a fresh nonce, bound to `place`: what was sealed for one place does not open at another. */
export function sealData(key: Buffer, place: string, text: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** What was sealed for this place; null when it was changed, moved, or sealed with another key. Never throws. */
export function openData(key: Buffer, place: string, seal: string): string | null {
  const bytes = Buffer.from(seal, 'base64url')
  if (bytes.length <= ivBytes + tagBytes) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
