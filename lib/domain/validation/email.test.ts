import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEmail } from './email'

describe('the e-mail address of an account', () => {
  it.each(['', ' \t'])('is asked for when nothing was typed: %j', (typed) => {
    expect(readEmail(typed)).toEqual({ ok: false, message: 'Enter your e-mail address.' })
  })

  it.each([
    'a@b.my',
    'a@b.org',
    'a@mail.b.co.uk',
    'a.b+c@example.com',
    'a@b.xn--mgbx4cd0ab',
    `${'a'.repeat(64)}@b.com`,
  ])('may be of any country: %s', (typed) => {
    expect(readEmail(typed)).toEqual({ ok: true, value: typed })
  })

  it('is lower-cased, and blanks around it are dropped', () => {
    expect(readEmail('  Siti.Aminah+News@Example.ORG ')).toEqual({ ok: true, value: 'siti.aminah+news@example.org' })
  })

  it.each([
    'a',
    'a@',
    '@b.com',
    'a@b',
    'a@b.',
    'a@.com',
    'a@b.c',
    'a@b.123',
    'a@b..com',
    'a@-b.com',
    'a@b-.com',
    'a@b_c.com',
    'a b@c.com',
    'a@@b.com',
    'a@b@c.com',
    '.a@b.com',
    'a.@b.com',
    'a..b@c.com',
    '"a b"@c.com',
    'ä@b.com',
    'a@[127.0.0.1]',
    'a@b.com\r\nBcc: c@d.com',
    'a\u0000@b.com',
    'a,b@c.com',
    'a@b.com,c@d.com',
    `${'a'.repeat(65)}@b.com`,
    `a@${'b'.repeat(64)}.com`,
    `a@${'b.'.repeat(126)}com`,
  ])('is refused with an example: %j', (typed) => {
    expect(readEmail(typed)).toEqual({ ok: false, message: 'Enter an e-mail address such as aminah@example.com.' })
  })

  it('is the same when what was kept is typed again, and one address only', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' })), (typed) => {
        const read = readEmail(typed)
        if (!read.ok) return
        expect(readEmail(read.value)).toEqual(read)
        expect(read.value).toMatch(/^[^\s@,;<>"\p{Cc}]+@[^\s@,;<>"\p{Cc}]+$/u)
      }),
    )
  })
})
