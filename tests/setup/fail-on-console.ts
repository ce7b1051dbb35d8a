import { afterEach, beforeEach, vi } from 'vitest'

/** A warning or error on the console fails the test that caused it, unless the test itself replaced the method. */
let restore: (() => void) | undefined

beforeEach(() => {
  const error = vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    throw new Error(`console.error: ${words.map(String).join(' ')}`)
  })
  const warn = vi.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => {
    throw new Error(`console.warn: ${words.map(String).join(' ')}`)
  })
  restore = () => {
    error.mockRestore()
    warn.mockRestore()
  }
})

afterEach(() => restore?.())
