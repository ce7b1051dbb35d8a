import 'server-only'
import { randomFillSync } from 'node:crypto'

/** Where unpredictable bytes come from. */
export interface Random {
  /** So many bytes from a cryptographic source. */
  bytes(length: number): Uint8Array
}

export const systemRandom: Random = { bytes: (length) => randomFillSync(new Uint8Array(length)) }
