import 'server-only'
import type { ConsentChannel, ConsentChoice } from '@/lib/domain/messages/consent'

/** Proof of one choice. `createdAt` is epoch milliseconds. */
export interface ConsentProof extends ConsentChoice {
  readonly id: string
  readonly textVersion: string
  readonly channel: ConsentChannel
  readonly createdAt: number
}
