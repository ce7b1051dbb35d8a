import { beforeEach, describe, expect, it } from 'vitest'
import { POST } from '@/app/(member)/sign-in/send/[step]/route'
import { signInForms } from '@/lib/account/sign-in-steps'
import { accountOperation } from '@/lib/contract/calls/session'
import { keepState, signInState } from '@/lib/server/data/account/joining-state'
import { memberOf } from '@/lib/server/data/account/member-cookie'
import { kysely } from '@/lib/server/db/connection'
import { tryLimits } from '@/lib/server/db/try-repository'
import { newContact } from '@/tests/api/support/contacts'
import { verifiedKey } from '@/tests/api/support/joining'
import { bearer, newMember } from '@/tests/api/support/member'
import { password, passwordHash } from '@/tests/api/support/password'
import { send } from '@/tests/api/support/provider'
import { cookies, jar, leads, post, see, take } from '@/tests/factories/sign-in-browser'

beforeEach(() => jar.clear())

/** Puts a verified joining into the jar, as the right code leaves it. */
async function verified(purpose: 'sign-in' | 'reset-password' = 'sign-in', contact = newContact()) {
  const key = await verifiedKey(contact, purpose)
  const state = { ...signInState(null), key, contact: contact.value }
  take(new Headers([['set-cookie', keepState(state)]]))
  return contact
}

const chosen = 'melati kuning sembilan perahu'
const filled = { fullName: 'Nur-Ain D’Souza', terms: 'on' }

/** From a verified contact to the form of the password. */
async function toPassword() {
  const contact = await verified()
  await post('details', { ...filled, wantsPassword: 'yes' })
  return contact
}

/** To the form of a new password, of somebody with an account. */
async function toNewPassword() {
  const known = newContact()
  await newMember({}, { contacts: [known], passwordHash })
  return verified('reset-password', known)
}

describe('a form of the sign-in pages', () => {
  it('leads from a contact on to the code, which is sent where it can come in one way only', async () => {
    expect(await leads('access', { contact: newContact().value })).toBe('/sign-in/code')
    expect(await see('code-option')).toMatchObject({ kind: 'page' })
    expect(await leads('code-option', { channel: 'email' })).toBe('/sign-in/code')
    expect(await see('code')).toMatchObject({ kind: 'page', page: { sent: { to: expect.stringMatching(/^v•••@/) } } })
  })

  it('says the same to a contact with an account and to one without', async () => {
    const known = newContact()
    await newMember({}, { contacts: [known], passwordHash })
    for (const contact of [known, newContact()]) {
      jar.clear()
      expect(await leads('forgotten-password', { contact: contact.value })).toBe('/sign-in/code')
    }
  })

  it('that is wrong leads back with its words once, and with what was typed', async () => {
    const to = await leads('access', { contact: 'kenari@nowhere' })
    expect(to).toMatch(/^\/sign-in\?again=\w+#problems$/)
    const again = new URL(to ?? '', 'http://site.test').search
    expect(await see('access', again)).toMatchObject({
      page: { refused: { typed: { contact: 'kenari@nowhere' }, errors: [{ field: 'contact' }] } },
    })
    expect(await see('access')).toMatchObject({ page: { refused: null } })
    expect(await see('password', again)).toMatchObject({ page: { refused: null } })
  })

  it('keeps neither a password nor a code, however it ends', async () => {
    await post('password', { contact: newContact().value, password: 'kenari-secret-one' })
    expect(JSON.stringify(signInState(cookies()))).not.toContain('kenari-secret')
    await toPassword()
    await post('new-password', { password: 'kenari-secret-two', repeat: 'kenari-secret-three' })
    expect(JSON.stringify(signInState(cookies()))).not.toContain('kenari-secret')
    await post('access', { contact: newContact().value })
    await post('code', { code: '918273' })
    expect(JSON.stringify(signInState(cookies()))).not.toContain('918273')
  })

  it('that nobody began to fill in leads to the start, and changes nothing', async () => {
    for (const form of ['code', 'questions', 'details'] as const)
      expect(await leads(form, { code: '123456' }), form).toBe('/sign-in?note=begin')
    for (const form of ['new-password', 'reset-password'] as const)
      expect(await leads(form, { password: chosen, repeat: chosen }), form).toBe('/sign-in/password?note=finished')
    expect(memberOf(cookies())).toEqual({ kind: 'nobody' })
  })

  it('is at no other address, and is a form', async () => {
    const unknown = { params: Promise.resolve({ step: 'nothing' }) }
    const request = () => new Request('http://site.test/', { method: 'POST', body: '{}' })
    expect((await POST(request(), unknown)).status).toBe(404)
    for (const step of signInForms)
      expect((await POST(request(), { params: Promise.resolve({ step }) })).status).toBe(400)
  })
})

describe('the application form', () => {
  it('goes on from where it was left, and only there', async () => {
    await verified()
    expect(await see('new-password')).toEqual({ kind: 'moved', to: '/sign-in/details?note=order' })
    // Whoever goes back past the code can leave, or go on from the first page.
    for (const step of ['code', 'code-option'] as const)
      expect(await see(step)).toEqual({ kind: 'moved', to: '/sign-in?on=1' })
    expect(await see('access', 'on=1')).toMatchObject({ page: { goOn: '/sign-in/details', note: null } })
    // The code once more, after an answer that never came: it goes on from there, too.
    expect(await leads('code', { code: '123456' })).toBe('/sign-in/details')
    // Nobody has to answer the questions, and whoever does goes on from there.
    expect(await see('questions')).toMatchObject({ kind: 'page' })
    expect(await leads('questions', { skip: 'yes' })).toBe('/sign-in/details')
    const details = { fullName: 'Siew', terms: 'on', wantsPassword: 'yes' }
    expect(await leads('details', details)).toBe('/sign-in/new-password')
    expect(await see('details')).toMatchObject({
      page: { view: { details: { fullName: 'Siew' } }, referralCode: null },
    })
  })

  it.each([
    ['details', verified, filled],
    ['new-password', toPassword, { password: chosen, repeat: chosen }],
  ] as const)('%s sent twice at once makes one account and one session', async (form, begin, fields) => {
    await begin()
    expect(cookies()).not.toContain('member=')
    const db = await kysely()
    const counts = async () => {
      const [accounts, sessions] = await Promise.all([
        db.selectFrom('accounts').select('id').execute(),
        db.selectFrom('sessions').select('id').execute(),
      ])
      return { accounts: accounts.length, sessions: sessions.length }
    }
    const before = await counts()
    const answers = await Promise.all([1, 2].map(() => post(form, fields)))
    expect(answers.map(({ headers }) => headers.get('location'))).toEqual(['/sign-in/welcome', '/sign-in/welcome'])
    expect(await counts()).toEqual({ accounts: before.accounts + 1, sessions: before.sessions + 1 })
    expect(memberOf(cookies()).kind).toBe('fresh')
    expect(await see('welcome')).toMatchObject({ kind: 'page' })
    // Back from there is nothing to do again, and says nothing of a page that comes later.
    for (const step of ['new-password', 'details', 'code'] as const)
      expect(await see(step)).toEqual({ kind: 'moved', to: '/sign-in/welcome' })
  })

  it.each([
    ['new-password', toPassword, 'finished'],
    // Asked for once more it is answered as before: the same form has one effect.
    ['reset-password', toNewPassword, 'reset'],
  ] as const)(
    '%s sent again after its answer was lost leads to where the password works',
    async (form, begin, note) => {
      const contact = await begin()
      const before = new Map(jar)
      const fields = { password: chosen, repeat: chosen }
      await post(form, fields, 'application/json')
      // Its cookies arrived, and what was in its body did not.
      expect(await leads(form, fields)).toBe('/sign-in/password?note=finished')
      jar.clear()
      for (const [name, value] of before) jar.set(name, value)
      expect(await leads(form, fields)).toBe(`/sign-in/password?note=${note}`)
      expect(await see('password', `note=${note}`)).toMatchObject({ page: { contact: contact.value, note } })
      expect(await leads('password', { contact: contact.value, password: chosen })).toBe('/account-settings')
      expect(memberOf(cookies()).kind).toBe('fresh')
    },
  )

  it('makes an account without a password, says what it lacks, and sent again leads to where a code opens it', async () => {
    const contact = await verified()
    const before = new Map(jar)
    expect(await leads('details', filled)).toBe('/sign-in/welcome')
    expect(memberOf(cookies()).kind).toBe('fresh')
    expect(await see('welcome')).toMatchObject({ page: { lacks: { contact: 'mobile', password: true } } })
    expect(await leads('details', filled)).toBe('/sign-in?note=over')
    jar.clear()
    for (const [name, value] of before) jar.set(name, value)
    expect(await leads('details', filled)).toBe('/sign-in?note=over')
    expect(await see('access', 'note=over')).toMatchObject({ page: { contact: contact.value, note: 'over' } })
  })

  it('shows once more what was wanted, and goes back to who wants a password', async () => {
    await verified()
    const to = String(await leads('details', { fullName: 'Siew', wantsPassword: 'yes' }))
    expect(await see('details', to.replace(/^.*\?/, '').replace(/#.*$/, ''))).toMatchObject({
      page: { refused: { errors: [{ field: 'terms' }], typed: { fullName: 'Siew', wantsPassword: 'yes' } } },
    })
  })

  it('whose account was made or closed elsewhere meanwhile starts again, and one out of turn goes on', async () => {
    const known = await toPassword()
    await newMember({}, { contacts: [known], passwordHash })
    const fields = { password: chosen, repeat: chosen }
    expect(await leads('new-password', fields)).toBe('/sign-in?note=account-changed')
    expect(await see('access')).toMatchObject({ page: { contact: known.value, goOn: null, note: null } })
    await verified('reset-password')
    expect(await leads('questions', { skip: 'yes' })).toBe('/sign-in/welcome?note=order')
    expect(await leads('reset-password', fields)).toBe('/sign-in?note=account-changed')
    await post('access', { contact: newContact().value })
    expect(await leads('closed', {})).toBe('/sign-in/welcome?note=order')
    expect(await see('welcome')).toEqual({ kind: 'moved', to: '/sign-in/code?note=order' })
  })

  it('gives its session to the page’s script, and then to no cookie', async () => {
    await toPassword()
    const answer = await post('new-password', { password: chosen, repeat: chosen }, 'application/json')
    expect(await answer.json()).toEqual({
      to: '/sign-in/welcome',
      session: { accessToken: expect.any(String), refreshToken: expect.any(String), shared: false },
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(memberOf(cookies())).toEqual({ kind: 'nobody' })
  })
})

describe('a member', () => {
  it('signs in by password, goes on to where they came from, and signs out', async () => {
    const contact = newContact()
    await newMember({}, { contacts: [contact], passwordHash })
    take(new Headers([['set-cookie', keepState({ ...signInState(null), next: '/glossary' })]]))
    expect(await leads('password', { contact: contact.value, password })).toBe('/glossary')
    expect(await see('access')).toMatchObject({ page: { signedIn: true } })
    const member = memberOf(cookies())
    if (member.kind !== 'fresh') throw new Error(member.kind)
    const ask = () => send(accountOperation, { headers: bearer(member.bearer) })
    expect((await ask()).status).toBe(200)
    expect(await leads('leave', {})).toBe('/sign-in?note=signed-out')
    expect(memberOf(cookies())).toEqual({ kind: 'nobody' })
    expect((await ask()).status).toBe(401)
  })

  it('has a browser that is known once they signed in from it, and not by a try that failed', async () => {
    const contact = newContact()
    await newMember({}, { contacts: [contact], passwordHash })
    const signIn = (typed: string) => post('password', { contact: contact.value, password: typed })
    await signIn('no')
    expect(jar.has('device')).toBe(false)
    const answer = await signIn(password)
    const kept = answer.headers.getSetCookie().find((header) => header.startsWith('device='))
    expect(kept).toMatch(/^device=[\w-]{43}; Path=\/sign-in; Max-Age=31536000; HttpOnly; SameSite=Lax$/)
    const device = jar.get('device') ?? ''
    jar.clear()
    for (let count = 0; count < tryLimits.free; count += 1) await signIn('no')
    expect((await signIn(password)).headers.get('location')).toMatch(/^\/sign-in\/password\?again=/)
    jar.set('device', device)
    expect((await signIn(password)).headers.get('location')).toBe('/account-settings')
    expect(jar.get('device')).toBe(device)
  })

  it('whose account is closed is led to open it again, and nowhere else', async () => {
    const contact = await verified()
    const state = { ...signInState(cookies()), erasesOn: '2026-12-22' }
    take(new Headers([['set-cookie', keepState(state)]]))
    expect(await see('questions')).toEqual({ kind: 'moved', to: '/sign-in/closed?note=order' })
    expect(await see('closed')).toMatchObject({ page: { erasesOn: '2026-12-22', contact: contact.value } })
    // It is erased by now: the contact has no account to open.
    expect(await leads('closed', {})).toBe('/sign-in?note=account-changed')
    expect(await see('access')).toMatchObject({ page: { contact: contact.value, goOn: null } })
    expect(memberOf(cookies())).toEqual({ kind: 'nobody' })
  })

  it('who opens a closed account again is told so, and has the way back', async () => {
    const contact = newContact()
    const { accountId } = await newMember({ state: 'closed' }, { contacts: [contact], passwordHash })
    const db = await kysely()
    await db
      .updateTable('accounts')
      .set({ erase_at: Date.now() + 86_400_000 })
      .where('id', '=', accountId)
      .execute()
    await verified('sign-in', contact)
    take(new Headers([['set-cookie', keepState({ ...signInState(cookies()), next: '/compare' })]]))
    expect(await leads('closed', {})).toBe('/sign-in/welcome?note=opened-again')
    expect(await see('welcome', 'note=opened-again')).toMatchObject({
      page: { note: 'opened-again', next: '/compare' },
    })
    expect(memberOf(cookies()).kind).toBe('fresh')
  })

  it('who forgot the password sets a new one after the code, and signs in with it', async () => {
    const contact = newContact()
    await newMember({}, { contacts: [contact], passwordHash })
    await verified('reset-password', contact)
    expect(await see('questions')).toEqual({ kind: 'moved', to: '/sign-in/reset-password?note=order' })
    const fields = { password: chosen, repeat: chosen }
    expect(await leads('reset-password', fields)).toBe('/sign-in/password?note=reset')
    expect(await leads('password', { contact: contact.value, password })).toMatch(/^\/sign-in\/password\?again=/)
    expect(await leads('password', { contact: contact.value, password: chosen })).toBe('/account-settings')
  })
})
