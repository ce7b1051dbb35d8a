import './zod-config'
import { createTransport, type Transport } from './http'

let memo: Transport | undefined

/** The browser's way to the provider: same origin, under `/api`. Made when first needed. */
export function browserTransport(): Transport {
  memo ??= createTransport({ baseURL: '/api' })
  return memo
}
