import { randomUUID } from 'node:crypto'
import { parse } from 'node-html-parser'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { POST } from '@/app/(member)/account-settings/send/[form]/route'
import { SettingsContent } from '@/components/account/settings/settings-content'
import { SettingsFrame } from '@/components/account/settings/settings-frame'
import { settingsParts } from '@/lib/account/settings/places'
import { oneOf } from '@/lib/account/sign-in-steps'
import { userInterestRecordOperation, userInterestRecordRedirectOperation } from '@/lib/contract/calls/interests'
import { saveAnalysisOperation } from '@/lib/contract/calls/saved'
import { logoutOperation } from '@/lib/contract/calls/session'
import { keepMember } from '@/lib/server/data/account/member-cookie'
import { memberName } from '@/lib/server/data/account/member-name'
import { settingsPage } from '@/lib/server/data/account/settings-page'
import { tryLimits } from '@/lib/server/db/try-repository'
import { runtime } from '@/lib/server/services/runtime'
import type { SignIn } from '@/lib/server/services/sessions/account'
import { openSession } from '@/lib/server/services/sessions/sessions'
import { saveComparison } from '@/tests/api/support/comparisons'
import { newContact } from '@/tests/api/support/contacts'
import { codeSentTo } from '@/tests/api/support/joining'
import { bearer, newMember } from '@/tests/api/support/member'
import { password as samplePassword } from '@/tests/api/support/password'
import { expectSuccess, send } from '@/tests/api/support/provider'
import { wrong } from '@/tests/factories/sent-codes'

const views = ['overview', ...settingsParts, 'confirm'] as const
const incomeFields = [
  'netMonthly',
  'otherMonthly',
  'homeLoan',
  'carLoan',
  'personalLoan',
  'cardMinimum',
  'ptptn',
  'other',
]
const noIncome = Object.fromEntries(incomeFields.map((name) => [name, '']))
const minuteMs = 60_000
const pairOf = (header: string) => header.split(';')[0] ?? ''

/** A browser without script: it keeps cookies and posts forms. */
async function browser(signIn?: SignIn) {
  const { accountId, accessToken, refreshToken } = await newMember({ fullName: 'Siti Nurhaliza Binti Omar' }, signIn)
  const jar = new Map([['member', pairOf(keepMember({ accessToken, refreshToken, shared: false }))]])
  const cookie = () => [...jar.values()].join('; ')
  const show = (to: string) => {
    const { pathname, searchParams } = new URL(to, 'http://site.test')
    const view = oneOf(views, pathname.split('/').at(2) ?? 'overview') ?? 'overview'
    return settingsPage(view, new Headers({ cookie: cookie() }), searchParams)
  }
  return {
    jar,
    accountId,
    accessToken,
    show,
    post: async (form: string, typed: Record<string, string>) => {
      const headers = {
        cookie: cookie(),
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': randomUUID(),
      }
      const body = new URLSearchParams(typed).toString()
      const request = new Request(`http://site.test/account-settings/send/${form}`, { method: 'POST', headers, body })
      const answer = await POST(request, { params: Promise.resolve({ form }) })
      for (const set of answer.headers.getSetCookie()) jar.set(set.slice(0, set.indexOf('=')), pairOf(set))
      return { status: answer.status, to: answer.headers.get('location') ?? '', answer }
    },
    look: async (to: string) => {
      const outcome = await show(to)
      if (outcome.kind !== 'page') throw new Error(`The page is ${outcome.kind}`)
      return outcome.page
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

describe('a form of the settings without script', () => {
  it('names a saved analysis; one of several that is refused opens again with what was typed', async () => {
    const { accessToken, post, look } = await browser()
    const body = { findings: [{ id: 'reserve', state: 'good', value: '8.5 months' }] }
    const keepOne = async () =>
      (
        await expectSuccess(
          await send(saveAnalysisOperation, { headers: bearer(accessToken), body }),
          saveAnalysisOperation,
        )
      ).data.id
    const [id, other] = [await keepOne(), await keepOne()]
    const refused = await post('name-analysis', { id, name: '<b>' })
    const again = renderToStaticMarkup(createElement(SettingsContent, { page: await look(refused.to), send: null }))
    const fields = parse(again).querySelectorAll('input[name=name]')
    const shown = fields.map((field) => [
      field.id,
      [field.getAttribute('value'), field.closest('details')?.hasAttribute('open')],
    ])
    expect(Object.fromEntries(shown)).toEqual({ [`name-${other}`]: ['', false], [`name-${id}`]: ['<b>', true] })
    expect(parse(again).querySelector('#problems a')?.getAttribute('href')).toBe(`#name-${id}`)
    expect((await post('name-analysis', { id, name: 'Before the new job' })).to).toContain('note=saved')
    const page = await look('/account-settings')
    expect(renderToStaticMarkup(createElement(SettingsContent, { page, send: null }))).toContain(
      '<b>Before the new job</b>',
    )
    expect((await post('name-analysis', { id: randomUUID(), name: 'Mine' })).to).toContain('note=unkept')
  })

  it('that could take an account over waits for the password, and comes back without what is too private to keep', async () => {
    const { post, look } = await browser()
    vi.setSystemTime(Date.now() + 6 * minuteMs)
    const first = await post('mykad', { mykad: '900517-14-5236' })
    expect([first.status, first.to]).toEqual([303, '/account-settings/confirm'])
    const frame = renderToStaticMarkup(createElement(SettingsFrame, { view: 'confirm' }))
    expect(frame).toContain('a password or MyKad number has to be typed again')
    const wrong = await post('confirm', { password: 'not the password at all' })
    expect(wrong.to).toBe('/account-settings/confirm?note=wrong#note')
    expect((await look(wrong.to)).note).toBe('wrong')
    const right = await post('confirm', { password: samplePassword })
    expect(right.to).toMatch(/^\/account-settings\/personal\?note=proved-empty&again=\w+#note$/)
    const page = await look(right.to)
    expect(page.refused).toMatchObject({ form: 'mykad', errors: [], typed: {} })
    const again = await post('mykad', { mykad: '900517-14-5236' })
    expect(again.to).toBe('/account-settings/personal?note=saved#note')
    expect((await look('/account-settings/personal')).refused).toBeNull()
  })

  it('that is sent after its session ended elsewhere is kept, and comes back to whoever signs in again', async () => {
    const { jar, accountId, accessToken, post, look, show } = await browser()
    await expectSuccess(await send(logoutOperation, { headers: bearer(accessToken) }), logoutOperation)
    const sent = await post('income', { ...noIncome, grossMonthly: '5250' })
    expect(await show(sent.to)).toEqual({ kind: 'nobody', again: expect.stringMatching(/^\w+$/) })
    const again = await openSession(runtime().sessions, { accountId, method: 'code', device: '' })
    jar.set('member', pairOf(keepMember({ ...again, shared: false })))
    const { refused } = await look(sent.to)
    expect(refused).toMatchObject({ form: 'income', typed: { grossMonthly: '5250' } })
    expect(refused?.errors).toEqual([
      { field: null, message: expect.stringContaining('You were signed out, so nothing was changed') },
    ])
  })

  it('that tries a password too often says from when it may be tried again', async () => {
    const { post, look } = await browser()
    vi.setSystemTime(Date.now() + 6 * minuteMs)
    await post('mykad', { mykad: '900517-14-5236' })
    const guess = () => post('confirm', { password: 'not the password at all' })
    for (let count = 0; count < tryLimits.free; count += 1) await guess()
    const page = await look((await guess()).to)
    expect(page).toMatchObject({ note: 'wait', until: expect.stringMatching(/^\d{1,2}:\d\d [ap]m\b/) })
    expect(renderToStaticMarkup(createElement(SettingsContent, { page, send: null }))).toContain(
      `Try again at ${page.until}, or use another way.`,
    )
    expect((await look('/account-settings/confirm?note=wait&until=9999999999999')).until).toBeNull()
  })

  it('that waits for a proof can be proved by a code, without a password, and is kept whatever is typed', async () => {
    const contact = newContact()
    const { post, look } = await browser({ contacts: [contact], passwordHash: null })
    vi.setSystemTime(Date.now() + 6 * minuteMs)
    await post('mykad', { mykad: '900517-14-5238' })
    const asked = await look('/account-settings/confirm')
    expect(asked.data).toMatchObject({
      view: 'confirm',
      profile: { hasPassword: false, contacts: [{ kind: 'email' }] },
    })
    const sent = await post('confirm-send', { kind: 'email' })
    const { searchParams } = new URL(sent.to, 'http://site.test')
    expect(sent.to).toMatch(/^\/account-settings\/confirm\?kind=email&requestId=[\w-]{36}#sent$/)
    const proof = Object.fromEntries(searchParams)
    expect((await look(sent.to)).asked).toEqual(proof)
    const code = await codeSentTo(contact.value)
    for (const typed of ['12345', wrong(code)]) {
      const refused = await post('confirm-code', { ...proof, code: typed })
      expect(await look(refused.to)).toMatchObject({ note: 'wrong-code', asked: proof })
    }
    expect((await post('confirm-send', { kind: 'phone' })).to).toBe('/account-settings/confirm?note=later#note')
    const right = await post('confirm-code', { ...proof, code })
    expect(right.to).toMatch(/^\/account-settings\/personal\?note=proved-empty&again=\w+#note$/)
    expect((await post('mykad', { mykad: '900517-14-5238' })).to).toBe('/account-settings/personal?note=saved#note')
  })

  it('that is refused comes back with amounts and a long address, and never with a MyKad number', async () => {
    const { post, look } = await browser()
    const refused = await post('income', { grossMonthly: 'a lot', netMonthly: '5,100', otherMonthly: '' })
    const { typed } = (await look(refused.to)).refused ?? {}
    expect(typed).toEqual({ grossMonthly: 'a lot', netMonthly: '5,100', otherMonthly: '' })
    const wrong = await post('mykad', { mykad: '900517-14-523', other: 'no field of the form' })
    expect((await look(wrong.to)).refused).toMatchObject({ form: 'mykad', typed: {} })
  })

  it('takes an address of three full lines in Chinese, of which each character is sent as nine', async () => {
    const { post } = await browser()
    const line = '路'.repeat(100)
    const places = { line1: line, line2: line, line3: line, city: '吉隆坡'.repeat(30), employer: '公司'.repeat(40) }
    const answers = { sex: '', maritalStatus: '', nationality: '', postcode: '', state: '', country: '' }
    const work = { birthDate: '', educationLevel: '', occupationGroup: '', businessNature: '' }
    const { status, to } = await post('personal', { ...places, ...answers, ...work })
    expect([status, to]).toEqual([303, '/account-settings/personal?note=saved#note'])
  })

  it('that closes the account says so both times when it is sent twice', async () => {
    const { post } = await browser()
    const close = () => post('close', { sure: 'on', reason: 'privacy', text: '' })
    const both = await Promise.all([close(), close()])
    for (const { to } of both) expect(to).toMatch(/^\/account-settings\/closed(?:\?on=\d{4}-\d{2}-\d{2})?$/)
  })

  it('never writes a password into a cookie', async () => {
    const { post, jar } = await browser()
    await post('confirm', { password: 'not the password at all' })
    expect([...jar.keys()]).toEqual(['member'])
  })

  it('deletes what a member keeps, says how to bring it back, and brings it back', async () => {
    const { post, look, accessToken } = await browser()
    const { id } = await saveComparison(accessToken, 'category=credit-card&product=angsana-card-i')
    const kept = async (to: string) => {
      const { data, note, undo } = await look(to)
      if (data.view !== 'overview') throw new Error(`The page is ${data.view}`)
      return { ids: data.comparisons.map((one) => one.id), note, undo }
    }
    expect(await kept('/account-settings')).toEqual({ ids: [id], note: null, undo: null })
    const removed = await post('remove-comparison', { id })
    expect(removed.to).toBe(`/account-settings?note=removed&undo=comparison.${id}#note`)
    expect(await kept(removed.to)).toEqual({ ids: [], note: 'removed', undo: { kind: 'comparison', id } })
    const back = await post('restore-kept', { kind: 'comparison', id })
    expect(await kept(back.to)).toEqual({ ids: [id], note: 'restored', undo: null })
    expect((await post('restore-kept', { kind: 'comparison', id })).to).toBe('/account-settings?note=gone#note')
  })

  it('clears the list of what a member marked, and brings all of it back', async () => {
    const { post, look, accessToken } = await browser()
    const body = { category: 'credit-card', slug: 'angsana-card-i' }
    for (const operation of [userInterestRecordOperation, userInterestRecordRedirectOperation])
      await expectSuccess(await send(operation, { headers: bearer(accessToken), body }), operation)
    const count = async (to: string) => {
      const { data } = await look(to)
      return data.view === 'interests' ? data.interests.length : null
    }
    const cleared = await post('clear-interests', {})
    expect(cleared.to).toBe('/account-settings/interests?note=removed&undo=interest#note')
    expect([await count(cleared.to), (await look(cleared.to)).undo]).toEqual([0, { kind: 'interest', id: null }])
    const back = await post('restore-interests', { kind: 'interest', id: '' })
    expect([back.to, await count(back.to)]).toEqual(['/account-settings/interests?note=restored#note', 2])
  })

  it('shows nobody a name but the member of the cookie', async () => {
    const { jar } = await browser()
    const named = () => memberName(new Headers({ cookie: [...jar.values()].join('; ') }))
    expect(await named()).toBe('Siti Nurhaliza Binti Omar')
    jar.set('member', pairOf(keepMember({ accessToken: 'A'.repeat(43), refreshToken: 'B'.repeat(43), shared: false })))
    expect(await named()).toBeNull()
    jar.clear()
    expect(await named()).toBeNull()
  })

  it('gives the member a file with everything, and a visitor nothing', async () => {
    const { post, jar } = await browser()
    const { answer } = await post('data', {})
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toContain('Siti Nurhaliza Binti Omar')
    jar.clear()
    expect((await post('data', {})).to).toBe('/account-settings/data')
  })

  it('sent after a long absence is not lost: it comes back by the way that renews the session', async () => {
    const { post } = await browser()
    vi.setSystemTime(Date.now() + 9 * minuteMs)
    const { to } = await post('profile', { fullName: 'Siti Omar', language: '' })
    expect(to).toMatch(/^\/sign-in\/renew\?next=%2Faccount-settings%2Fprofile%3Fagain%3D\w+#problems$/)
  })

  it('closes the account, says until when it can be opened again, and forgets the session', async () => {
    const { post, jar } = await browser()
    const { to } = await post('close', { sure: 'on', reason: 'privacy', text: '' })
    expect(to).toMatch(/^\/account-settings\/closed\?on=\d{4}-\d{2}-\d{2}$/)
    expect(jar.get('member')).toBe('member=')
  })

  it('that is none of ours is refused', async () => {
    const { post } = await browser()
    expect((await post('nothing', {})).status).toBe(404)
  })
})
