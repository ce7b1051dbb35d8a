import * as z from 'zod'
import { madeOnce } from '../made-once'

/**
 * Why a session ended, as the holder of its refresh token is told. `used-twice`: the token came from two places. `unused`: nobody used the
 * session for 14 days. `over`: 60 days have passed since the sign-in.
 */
export const sessionEnds = [
  'signed-out',
  'ended-by-member',
  'password-changed',
  'used-twice',
  'unused',
  'over',
] as const
export type SessionEnd = (typeof sessionEnds)[number]

export const sessionEndSchema = madeOnce(() =>
  z.enum(sessionEnds).meta({ description: 'Why the session of the refresh token that was sent has ended.' }),
)
