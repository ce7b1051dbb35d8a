// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useHandOn } from './use-hand-on'

afterEach(() => vi.unstubAllGlobals())

async function saidAfter(part: object, use: (handOn: ReturnType<typeof useHandOn>) => Promise<void>) {
  vi.stubGlobal('navigator', part)
  const { result } = renderHook(() => useHandOn())
  await act(() => use(result.current))
  return result.current.said
}

const copied = ({ copy }: ReturnType<typeof useHandOn>) => copy('ABC')
const sent = ({ send }: ReturnType<typeof useHandOn>) => send({ text: 'ABC' })

it('says that a text was copied', async () => {
  const writeText = vi.fn(async () => undefined)
  expect(await saidAfter({ clipboard: { writeText } }, copied)).toBe('Copied')
  expect(writeText).toHaveBeenCalledWith('ABC')
})

it('says what to do where copying is forbidden, or missing as on a page without TLS', async () => {
  const words = 'Your browser did not allow it: select the text instead'
  expect(await saidAfter({ clipboard: { writeText: async () => Promise.reject(new Error('no')) } }, copied)).toBe(words)
  expect(await saidAfter({}, copied)).toBe(words)
})

it('takes closing the device’s sheet for no failure, and says one', async () => {
  const closed = Object.assign(new Error('closed'), { name: 'AbortError' })
  expect(await saidAfter({ share: async () => Promise.reject(closed) }, sent)).toBe('')
  expect(await saidAfter({ share: async () => Promise.reject(new Error('no')) }, sent)).toContain(
    'copy the text instead',
  )
})
