import 'server-only'
import { createHash, createHmac } from 'node:crypto'
import type { Random } from '@/lib/server/services/keys/random'
import type { TokenPair } from './session'

const tokenBytes = 32

/** 256 random bits in base64url. */
export function randomToken(random: Random): string {
  return Buffer.from(random.bytes(tokenBytes)).toString('base64url')
}

/** What is stored of a token. A fast hash is enough: 256 random bits cannot be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token, 'utf8').digest('hex')
}

/**
 * The tokens that follow a refresh token. Made from the old token, which is not stored, and a random salt, which is: so
 * whoever sends the old token again can be given the same ones, and neither the database nor the old token alone tells
 * them.
 */
export function successorsOf(refreshToken: string, salt: string): TokenPair {
  const derive = (purpose: string) =>
    createHmac('sha256', refreshToken).update(`${purpose}:${salt}`, 'utf8').digest('base64url')
  return { accessToken: derive('access'), refreshToken: derive('refresh') }
}
