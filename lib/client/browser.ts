import './zod-config'
import { createTransport, type Transport } from './http'
import { printedConfig } from './printed-config'
import { logFailure } from './report'

let memo: Transport | undefined

/**
 * The browser's way to the provider: same origin, under `/api`. Made when first needed. Every call over it that fails is
 * written down, whoever made it and whatever becomes of it.
 */
export function browserTransport(): Transport {
  memo ??= createTransport({ baseURL: '/api', appId: printedConfig().appId, onFailure: (error) => logFailure(error) })
  return memo
}
