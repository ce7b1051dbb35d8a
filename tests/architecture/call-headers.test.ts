import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { callHeaders } from '@/lib/contract/call-headers'
import { parameterDocs } from '@/lib/contract/openapi'
import { operations } from '@/lib/contract/operations'
import { frontHeader, keepKnownHeaders } from '@/lib/front/request-headers'
import { challengeHeader } from '@/lib/server/services/calls/challenge'
import { deviceKeyHeader } from '@/lib/server/services/sessions/known-devices'
import { config } from '@/proxy'

const parameters = operations.flatMap((operation) => parameterDocs(operation))
const declared = [...new Set(parameters.filter((one) => one.in === 'header').map(({ name }) => name.toLowerCase()))]
/** The specification has these with every call; no call is refused for want of them. */
const ofEveryCall = ['app-identifier', 'platform']

/** The names of the headers that are left of a request with these. */
function passed(names: readonly string[]): readonly string[] {
  const request = new IncomingMessage(new Socket())
  request.rawHeaders = names.flatMap((name) => [name, '1'])
  Object.assign(request.headers, Object.fromEntries(names.map((name) => [name, '1'])))
  keepKnownHeaders(request, callHeaders)
  const raw = request.rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase())
  expect(new Set(raw)).toEqual(new Set(Object.keys(request.headers)))
  return raw
}

describe('the headers of calls', () => {
  it('are those that some call declares, each of them', () => {
    expect(new Set([...declared, ...ofEveryCall])).toEqual(new Set(callHeaders))
  })

  it('pass the front, those by which a browser and a person are known too', () => {
    expect(passed([...declared, challengeHeader, deviceKeyHeader])).toEqual(
      expect.arrayContaining([...declared, challengeHeader, deviceKeyHeader]),
    )
  })

  it('are no way in for what the framework takes from whoever sends it', () => {
    // The front's own two take the place of what was sent under their names.
    expect(passed(['next-resume', 'x-nextjs-data', 'x-middleware-subrequest', 'rsc', 'x-nonce', 'x-front'])).toEqual([
      'x-forwarded-for',
      'x-front',
    ])
  })

  it('that mark what the front hands on are those by which the proxy knows it', () => {
    expect(config.matcher.map(({ missing }) => missing)).toEqual([[{ type: 'header', key: frontHeader }]])
  })
})
