import { AxiosError, AxiosHeaders, type AxiosResponse } from 'axios'
import { expect, test } from 'vitest'
import { openingWords } from './opening-words'

const failed = (status?: number) => {
  const config = { headers: new AxiosHeaders() }
  const answer: AxiosResponse | undefined =
    status === undefined ? undefined : { status, statusText: '', data: '', headers: {}, config }
  return new AxiosError('failed', AxiosError.ERR_NETWORK, config, null, answer)
}

test.each([
  ['a line that went while it was sent', failed(), false, 'We got no answer. It counts once.'],
  ['a proxy that waited in vain', failed(504), false, 'We got no answer. It counts once.'],
  ['an answer that is none of ours', new TypeError('not JSON'), false, 'We got no answer. It counts once.'],
  ['a line that came back and went', failed(502), true, 'We got no answer. It counts once.'],
  [
    'no line from the start',
    failed(),
    true,
    'You are offline, so nothing was sent. Connect again and send it once more.',
  ],
  [
    'a refusal',
    failed(413),
    false,
    'We could not accept that, and nothing was changed. Reload the page and try again.',
  ],
])('after %s the form says what is known', (_what, error, wasOffline, words) => {
  expect(openingWords(error, wasOffline, 'It counts once.')).toBe(words)
})
