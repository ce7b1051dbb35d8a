import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { GET } from '@/app/(member)/sign-in/begin/route'
import { POST as invite } from '@/app/(member)/sign-in/invited/route'
import { POST } from '@/app/(member)/sign-in/send/[step]/route'
import type { SignInForm, SignInStep } from '@/lib/account/sign-in-steps'
import { keepState, signInState } from '@/lib/server/data/account/joining-state'
import { signInPage } from '@/lib/server/data/account/sign-in-page'
import { kysely } from '@/lib/server/db/connection'
import { newContact } from '@/tests/api/support/contacts'
import { verifiedKey } from '@/tests/api/support/joining'
import '@/tests/api/support/provider'
import { referralCodeOf } from '@/tests/factories/referral-codes'
import { storeAccount } from '@/tests/factories/stored-account'

const [one, two] = [referralCodeOf(11), referralCodeOf(12)]
const filled = { fullName: 'Siew', terms: 'on' }
const password = 'melati kuning sembilan perahu'

/** What a browser holds of the site. */
const jar = new Map<string, string>()

const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

function take(answer: { readonly headers: Headers }): void {
  for (const header of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? []
    if (value === '') jar.delete(name)
    else jar.set(name, value)
  }
}

/** Opens a page by a friend's link, whose script hands the code on. */
async function openLink(code: string): Promise<Response> {
  const request = new Request('http://site.test/sign-in/invited', {
    method: 'POST',
    body: new URLSearchParams({ code }),
    headers: { cookie: cookies() },
  })
  const answer = await invite(request)
  take(answer)
  return answer
}

async function post(form: SignInForm, fields: Readonly<Record<string, string>>): Promise<string | null> {
  const request = new Request(`http://site.test/sign-in/send/${form}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { cookie: cookies(), accept: 'text/html' },
  })
  const answer = await POST(request, { params: Promise.resolve({ step: form }) })
  take(answer)
  return answer.headers.get('location')
}

const see = (step: SignInStep, query = '') =>
  signInPage(step, new Headers({ cookie: cookies() }), new URLSearchParams(query))

async function shownCode(): Promise<string | null> {
  const seen = await see('details')
  if (seen.kind !== 'page') throw new Error(seen.kind)
  return seen.page.referralCode
}

async function verified() {
  const contact = newContact()
  const state = { ...signInState(null), key: await verifiedKey(contact), contact: contact.value }
  take({ headers: new Headers([['set-cookie', keepState(state)]]) })
  return contact
}

async function recordedFor({ value }: { readonly value: string }) {
  const db = await kysely()
  const { account_id: id } = await db
    .selectFrom('account_contacts')
    .select('account_id')
    .where('value', '=', value)
    .executeTakeFirstOrThrow()
  return db.selectFrom('referrals').selectAll().where('account_id', '=', id).executeTakeFirst()
}

beforeAll(async () => {
  const db = await kysely()
  await storeAccount(db, 'inviter')
  await db.updateTable('accounts').set({ referral_code: two }).where('id', '=', 'inviter').execute()
})
beforeEach(() => jar.clear())

describe('a friend’s code on the way to an account', () => {
  it('of a link is shown in the form, also while a joining is under way, and recorded as it was confirmed', async () => {
    const contact = await verified()
    expect(await shownCode()).toBeNull()
    await openLink(one.toLowerCase())
    await openLink(` ${two.slice(0, 5)}-${two.slice(5)}`)
    expect(await shownCode()).toBe(two)
    expect(await post('details', { ...filled, referralCode: two })).toBe('/sign-in/welcome')
    const recorded = { code: two, channel: 'link', first_code: one, first_channel: 'link', state: 'recorded' }
    expect(await recordedFor(contact)).toMatchObject(recorded)
    expect(jar.has('referral')).toBe(false)
  })

  it('that was typed counts over the link of before', async () => {
    const contact = await verified()
    await openLink(one)
    await post('details', { ...filled, referralCode: two.toLowerCase() })
    expect(await recordedFor(contact)).toMatchObject({ code: two, channel: 'typed', first_code: one })
  })

  it('that was taken out of the form is recorded nowhere and does not come back', async () => {
    const contact = await verified()
    await openLink(one)
    await post('details', { ...filled, wantsPassword: 'yes', referralCode: ' ' })
    expect(await shownCode()).toBeNull()
    await post('new-password', { password, repeat: password })
    expect(await recordedFor(contact)).toBeUndefined()
  })

  it('of a link that is opened after the form was sent has the form shown once more', async () => {
    await verified()
    await post('details', { ...filled, wantsPassword: 'yes', referralCode: '' })
    expect(await see('access')).toMatchObject({ page: { goOn: '/sign-in/new-password' } })
    await openLink(one)
    expect(await see('access')).toMatchObject({ page: { goOn: '/sign-in/details' } })
    expect(await shownCode()).toBe(one)
    await post('details', { ...filled, wantsPassword: 'yes', referralCode: one })
    expect(await see('access')).toMatchObject({ page: { goOn: '/sign-in/new-password' } })
  })

  it('that is wrong gets a word where it was typed, and is shown again with the rest', async () => {
    await verified()
    const to = await post('details', { fullName: 'Siew', terms: 'on', referralCode: 'FRIEND-1' })
    expect(to).toMatch(/^\/sign-in\/details\?again=/)
    const seen = await see('details', String(to).replace(/^.*\?/, '').replace(/#.*$/, ''))
    const errors = [{ field: 'referralCode', message: expect.stringContaining('ten letters and digits') }]
    expect(seen).toMatchObject({ page: { refused: { errors, typed: { referralCode: 'FRIEND-1' } } } })
  })

  it('of a link without script is taken out of the address, for a month', async () => {
    const request = new Request(`http://site.test/sign-in/begin?ref=${one}`)
    const answer = await GET(request)
    expect(answer.headers.get('location')).toBe('/sign-in')
    const kept = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('referral='))
    expect(kept).toMatch(/; Path=\/sign-in; Max-Age=2592000; HttpOnly; SameSite=Lax/)
    expect(kept).not.toContain(one)
  })

  it('gets the same answer whether it is one or not', async () => {
    const answers = [await openLink(one), await openLink('nonsense'), await openLink('')]
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(signInState(cookies()).referral).toBeNull()
    expect([...jar.keys()]).toEqual(['referral'])
  })
})
