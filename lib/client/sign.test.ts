import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadSigner } from './sign'

test('a signature is the HMAC-SHA512 of app id and timestamp, in hexadecimal', async () => {
  const now = fc.integer({ min: 0, max: 8.64e15 })
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      now,
      async (appId, signingKey, at) => {
        const sign = await loadSigner({ appId, signingKey })
        const hash = createHmac('sha512', signingKey).update(`${appId}${at}`).digest('hex')
        expect(sign(at)).toEqual({ timestamp: String(at), hash })
      },
    ),
    { numRuns: 60 },
  )
})
