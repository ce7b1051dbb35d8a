import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GET } from '@/app/(member)/sign-in/begin/route'
import { codesToOne } from '@/lib/domain/member/code-limits'
import { signInState } from '@/lib/server/data/account/joining-state'
import { tryLimits } from '@/lib/server/db/try-repository'
import { newContact } from '@/tests/api/support/contacts'
import { newMember } from '@/tests/api/support/member'
import { passwordHash } from '@/tests/api/support/password'
import { cookies, jar, leads, post, see, take } from '@/tests/factories/sign-in-browser'

beforeEach(() => jar.clear())

describe('a form of the sign-in pages', () => {
  it('that has to wait says until when, and a password that has to offers a code for the same contact', async () => {
    const contact = newContact()
    await newMember({}, { contacts: [contact], passwordHash })
    const guess = () => leads('password', { contact: contact.value, password: 'not it at all' })
    for (let count = 0; count < tryLimits.free; count += 1) await guess()
    const to = await guess()
    expect(await see('password', new URL(to ?? '', 'http://site.test').search)).toMatchObject({
      page: {
        refused: {
          errors: [
            {
              message: expect.stringMatching(/^Too many tries with a password\. Try again at \d{1,2}:\d\d [ap]m\b/),
              way: 'code',
            },
          ],
        },
      },
    })
    expect(await see('access', 'on=1')).toMatchObject({ page: { contact: contact.value } })
  })

  it('for more codes than go to one contact says when the next can be asked for', async () => {
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
    await post('access', { contact: newContact().value })
    for (let count = 0; count < codesToOne.perHour; count += 1) {
      expect(await leads('code-option', { channel: 'email' })).toBe('/sign-in/code')
      vi.setSystemTime(Date.now() + 61_000)
    }
    const to = await leads('resend', {})
    vi.useRealTimers()
    expect(to).toMatch(/^\/sign-in\/code\?again=/)
    const [problem] = signInState(cookies()).refused?.errors ?? []
    expect(problem?.message).toMatch(
      /^No new code was sent: at most 5 go to .* Ask for the next one at \d{1,2}:\d\d [ap]m\b/,
    )
  })
})

describe('where somebody goes on to', () => {
  const begin = async (query: string) => {
    const request = new Request(`http://site.test/sign-in/begin${query}`, { headers: { cookie: cookies() } })
    const answer = await GET(request)
    take(answer.headers)
    return answer.headers.get('location')
  }
  const next = () => signInState(cookies()).next

  it('is the page of the address, through every page of signing in', async () => {
    expect(await begin('?next=/compare%3Fcategory%3Dcredit-card')).toBe('/sign-in?on=1')
    expect(await see('access', 'on=1')).toMatchObject({ page: { next: '/compare?category=credit-card' } })
    expect(await leads('access', { contact: newContact().value })).toBe('/sign-in/code')
    expect(next()).toBe('/compare?category=credit-card')
  })

  it('is forgotten when signing in is opened anew without one, unless somebody has begun', async () => {
    await begin('?next=/account-settings/close')
    expect(await see('access')).toEqual({ kind: 'moved', to: '/sign-in/begin' })
    expect([await begin(''), next()]).toEqual(['/sign-in?on=1', null])
    await begin('?next=/glossary')
    await post('access', { contact: newContact().value })
    expect(await see('access')).toMatchObject({ page: { next: '/glossary' } })
  })

  it.each(['https://evil.test/', '//evil.test', '/\\evil.test'])(
    'is never %s, nor one of before then',
    async (typed) => {
      await begin('?next=/glossary')
      await begin(`?${new URLSearchParams({ next: typed })}`)
      expect(next()).toBeNull()
    },
  )

  it('stays with a referral code that comes on its way', async () => {
    await begin('?next=/glossary')
    expect(await begin('?ref=friend-1')).toBe('/sign-in')
    expect(next()).toBe('/glossary')
  })

  it('is forgotten by whoever signs out', async () => {
    await begin('?next=/glossary')
    await post('leave', {})
    expect(next()).toBeNull()
  })
})
