import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { keepKnownHeaders } from './request-headers'

function requestWith(headers: Readonly<Record<string, string>>): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  Object.assign(request.headers, headers)
  return request
}

it('leaves a call the key by which it has one effect, and takes away what nobody reads', () => {
  const request = requestWith({ 'idempotency-key': 'a-key', authorization: 'Bearer token', 'x-nonce': 'forged' })
  keepKnownHeaders(request, ['idempotency-key'])
  expect(request.headers).toMatchObject({ 'idempotency-key': 'a-key', authorization: 'Bearer token' })
  expect(request.headers).not.toHaveProperty('x-nonce')
})
