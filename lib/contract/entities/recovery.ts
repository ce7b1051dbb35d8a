import * as z from 'zod'
import { readRecoveryCode, recoveryCodes } from '@/lib/domain/member/recovery-code'
import { readBy } from './joining'

/** A code as it was typed. */
export const recoveryCodeSchema = readBy(readRecoveryCode)

/** How many codes a member has left; moments are epoch milliseconds. null: none were ever made. */
export const recoverySchema = z.object({ left: z.int().min(0).max(recoveryCodes), madeAt: z.int().min(0) }).nullable()
export type Recovery = Readonly<z.output<typeof recoverySchema>>
