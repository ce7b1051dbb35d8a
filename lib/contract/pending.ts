import { brand } from '@/lib/brand'
import type { CallName, Method } from './operation'

const core = `/${brand.slug}-core-component`

/** Calls that the specification shows as a path alone: method, request and answer are ours. */
const pathsAlone: readonly (readonly [id: string, method: Method, path: string])[] = [
  ['notification-component/share-message', 'GET', '/notification-component/message-template/share-message'],
  ['core-component/code-exists', 'GET', `${core}/v1/public/referral/code-exists`],
  ['core-component/referral-summary', 'GET', `${core}/account/v1/referral-summary`],
  ['core-component/earning-histories', 'GET', `${core}/account/v1/earning-histories`],
  ['core-component/total-available-mxpoint', 'GET', `${core}/account/v1/total-available-mxpoint`],
  ['core-component/point-transaction-histories', 'GET', `${core}/point-transaction/histories`],
]

/** Calls of the specification that the embedded provider does not answer yet. Each one leaves when it is built. */
export const pendingCalls: readonly CallName[] = pathsAlone.map(([id, method, path]) => ({
  id,
  method,
  path,
  provenance: 'path only',
}))
