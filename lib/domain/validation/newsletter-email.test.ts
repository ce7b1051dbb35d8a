import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { threadMs } from '@/tests/setup/thread-time'
import { emptyEmailMessage, invalidEmailMessage, newsletterEmail } from './newsletter-email'

const empty = { ok: false, message: 'Email cannot be empty.' }
const invalid = { ok: false, message: 'Invalid email address. Please enter a valid email address.' }

describe('the address of a subscription', () => {
  it('has the two messages of the specification, word for word', () => {
    expect(emptyEmailMessage).toBe('Email cannot be empty.')
    expect(invalidEmailMessage).toBe('Invalid email address. Please enter a valid email address.')
  })

  it.each(['', ' ', '\t\n'])('is told to be empty when nothing but blanks was typed: %j', (typed) => {
    expect(newsletterEmail(typed)).toEqual(empty)
  })

  it.each(['my', 'com', 'com.my', 'gov', 'gov.my', 'edu', 'edu.my'])('may end in .%s', (ending) => {
    expect(newsletterEmail(`a@b.${ending}`)).toEqual({ ok: true, email: `a@b.${ending}` })
  })

  it('is lower-cased, and blanks around it are dropped', () => {
    expect(newsletterEmail('  Siti.Aminah+News@Example.COM.my ')).toEqual({
      ok: true,
      email: 'siti.aminah+news@example.com.my',
    })
  })

  it.each([
    'a',
    'a@',
    '@b.com',
    'a@b',
    'a@b.',
    'a@.com',
    'a@b.org',
    'a@b.net.my',
    'a@b.sg',
    'a@b.c.com',
    'a@b.com.',
    'a@b.my.com',
    'a b@c.com',
    'a@b c.com',
    'a@@b.com',
    'a@b@c.com',
    '.a@b.com',
    'a.@b.com',
    'a..b@c.com',
    'a@-b.com',
    'a@b-.com',
    'a@b_c.com',
    '"a b"@c.com',
    'ä@b.com',
    'a@bücher.com',
    'a@b.com\r\nBcc: c@d.com',
    'a\u0000@b.com',
    'a,b@c.com',
    '<a@b.com>',
    'a@[127.0.0.1].com',
    `${'a'.repeat(65)}@b.com`,
    `a@${'b'.repeat(64)}.com`,
  ])('is refused with the other message: %j', (typed) => {
    expect(newsletterEmail(typed)).toEqual(invalid)
  })

  it('may be as long as the standard allows', () => {
    expect(newsletterEmail(`${'a'.repeat(64)}@${'b'.repeat(63)}.com.my`)).toMatchObject({ ok: true })
  })

  it('is the same when what was kept is typed again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' })), (typed) => {
        const read = newsletterEmail(typed)
        if (read.ok) expect(newsletterEmail(read.email)).toEqual(read)
      }),
    )
  })

  it('never holds what could start another line or another address in a mail', () => {
    const hostile = fc.string({ unit: fc.constantFrom(...'aB.@,;:<>"\\ \r\n\t\u0000@.com'), maxLength: 40 })
    fc.assert(
      fc.property(hostile, (text) => {
        const read = newsletterEmail(`${text}@b.com`)
        if (read.ok) expect(read.email).toMatch(/^[a-z0-9.@]+$/)
      }),
    )
  })

  it.each(['a', 'a.', '!', 'a@', '@', 'a@a-'])('is read in linear time, whatever is repeated: %s', (piece) => {
    const text = piece.repeat(50_000)
    const spent = threadMs(() => [text, `${text}@b.com`, `a@${text}.com`].map(newsletterEmail))
    expect(spent).toBeLessThan(100)
  })
})
