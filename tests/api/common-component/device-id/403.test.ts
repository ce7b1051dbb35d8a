import { test } from 'vitest'
import { deviceIdOperation } from '@/lib/contract/common-component/device-id'
import { signatureHash, signatureWindowMs } from '@/lib/server/services/signature'
import { bearer, newMember, signed } from '../../support/member'
import { expectProblem, send } from '../../support/provider'

function signedWith(appId: string, key: string) {
  const timestamp = String(Date.now())
  return { timestamp, hash: signatureHash(appId, key, timestamp) }
}

test.each<readonly [string, () => Readonly<Record<string, string>>]>([
  ['no headers', () => ({})],
  ['a hash alone', () => ({ hash: signed().hash })],
  ['a timestamp alone', () => ({ timestamp: signed().timestamp })],
  ['the hash of another moment', () => ({ ...signed(), timestamp: signed(Date.now() - 1).timestamp })],
  ['another key', () => signedWith('timbang', 'another-signing-key')],
  ['another app', () => signedWith('another', 'timbang-web-signing-key')],
  ['a clock that is slow', () => signed(Date.now() - signatureWindowMs - 60_000)],
  ['a clock that is fast', () => signed(Date.now() + signatureWindowMs + 60_000)],
])('%s: the call is refused', async (_what, headers) => {
  await expectProblem(await send(deviceIdOperation, { headers: headers() }), 'GBL0010')
})

test('a signed-in member needs the signature too', async () => {
  const headers = bearer((await newMember()).accessToken)
  await expectProblem(await send(deviceIdOperation, { headers }), 'GBL0010')
})
