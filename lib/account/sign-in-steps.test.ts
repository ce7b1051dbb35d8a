import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formPath, safeNext, signInForms, stepPath } from './sign-in-steps'

const origin = 'https://www.example.com'

describe('where a visitor goes on to', () => {
  it.each(['/', '/credit-card', '/credit-card?network=visa&page=2#rows', '/financial-hub/guides/buying-a-home'])(
    'may be a path of ours: %s',
    (path) => expect(safeNext(path)).toBe(path),
  )

  it.each([
    null,
    '',
    'credit-card',
    '//evil.test',
    '/\\evil.test',
    '/a\\b',
    '/\t/evil.test',
    'https://evil.test/',
    'javascript:alert(1)',
    '/..//evil.test',
    '/./\u0000',
    '/sign-in',
    '/sign-in/send/leave',
    '/api/docs',
    `/${'a'.repeat(1000)}`,
  ])('is never anything else: %j', (typed) => expect(safeNext(typed)).toBeNull())

  it('never leaves this site, whatever is written', () => {
    const text = fc.string({ unit: fc.constantFrom('/', '\\', '.', ':', '@', 'a', '%', '?', '#', '\t', '5', 'c', ';') })
    fc.assert(
      fc.property(text, (typed) => {
        const next = safeNext(`/${typed}`)
        if (next !== null) expect(new URL(next, origin).origin).toBe(origin)
      }),
    )
  })
})

it('no form is posted to the address of a page', () => {
  for (const form of signInForms) expect(formPath(form)).not.toBe(stepPath('access'))
  expect(new Set(signInForms.map(formPath)).size).toBe(signInForms.length)
})
