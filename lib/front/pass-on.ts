import compression from 'compression'
import onHeaders from 'on-headers'
import { documentPolicy } from '../csp/policy'
import type { Handler } from './renderer'
import { keepKnownHeaders } from './request-headers'
import { completeHead } from './security-headers'

const policyWithoutScript = documentPolicy({ scripts: null, styles: [] })

/** Hands a request to a handler with the headers it may have (HTTP's own and `callHeaders`), and sees to it that the answer is compressed and complete. */
export function passOnTo(handler: Handler, callHeaders: readonly string[]): Handler {
  const compress = compression()
  return async (request, response) => {
    keepKnownHeaders(request, callHeaders)
    compress(request, response, () => {})
    onHeaders(response, () => completeHead(response, policyWithoutScript))
    // The compressor of an answer that nobody takes any more is only let go of when the answer ends.
    response.once('close', () => response.end())
    await handler(request, response)
  }
}
