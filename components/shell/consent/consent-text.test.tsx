import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { consentTextVersion } from '@/lib/domain/messages/consent'
import { consentText } from './consent-text'

/** What each version said. A version that somebody has answered is never changed. */
const published: Readonly<Record<string, string>> = {
  '2026-11-21': 'aa532a9413e1e98072e0c09eb54966edcd3caed2325c847ba7ed4ee58bc501fc',
}

it('whoever changes the words asks again: each version stands for one text', () => {
  const digest = createHash('sha256').update(JSON.stringify(consentText)).digest('hex')
  expect(published[consentTextVersion]).toBe(digest)
})
