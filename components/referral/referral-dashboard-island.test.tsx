// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeSession } from '@/lib/client/session-store'
import { writeTokens } from '@/lib/client/storage'
import { here } from '@/tests/factories/provider-in-browser'
import { makeProgramme } from '@/tests/factories/referral-programme'
import { aminah, createSessionProvider } from '@/tests/factories/session-provider'
import { ReferralDashboardIsland } from './referral-dashboard-island.client'

vi.mock('@/lib/client/browser', () => import('@/tests/factories/provider-in-browser'))
vi.mock('@/lib/client/lock', async (importOriginal) => {
  const { createTabLock } = await importOriginal<typeof import('@/lib/client/lock')>()
  return { createTabsLock: createTabLock }
})

const signing = { appId: 'timbang', signingKey: 'k' }
const member = { ...aminah, initName: 'AY', referralDifferentTermConditionVersion: false }
const where = () => screen.getByRole('link').getAttribute('href')

afterEach(() => {
  cleanup()
  changeSession({ state: { kind: 'unknown' } })
})

it.each([
  ['somebody who is signed out is asked to sign in', null, '/sign-in?next=%2Freferral-dashboard', /Sign in to see/],
  ['without a MyKad number it is asked for', { age: null }, '/account-settings/personal', /aged 18 and above.*MyKad/],
  ['under 18 it stays closed', { age: 17 }, '/referral', /only for individuals aged 18 and above based on the MyKad/],
  [
    'terms that changed are to be read',
    { age: 18, referralDifferentTermConditionVersion: true },
    '/referral/referral-terms-conditions?next=/referral-dashboard',
    /present terms/,
  ],
  [
    'terms of which nobody can say, too',
    { age: 18, referralDifferentTermConditionVersion: null },
    '/referral/referral-terms-conditions?next=/referral-dashboard',
    /present terms/,
  ],
])('at the dashboard itself %s', (_what, change, href, words) => {
  render(<ReferralDashboardIsland signing={signing} />)
  act(() =>
    changeSession({ state: change === null ? { kind: 'out' } : { kind: 'in', user: { ...member, ...change } } }),
  )
  expect(where()).toBe(href)
  expect(document.body.textContent).toMatch(words)
})

const core = 'GET /timbang-core-component'
const link = 'https://timbang.example/referral?code=ABCDEFGHJK'
const summary = {
  gate: 'open',
  programme: makeProgramme(),
  code: 'ABCDEFGHJK',
  link,
  counts: { recorded: 1, confirmed: 0, qualified: 0, waiting: 0, paid: 0, 'not-eligible': 1, held: 0 },
  rewarded: { month: 2, year: 3 },
}
const joined = { initials: 'CL', joinedIn: '2026-11', waitsUntil: null, points: 0 }
const friends = [
  { ...joined, id: 'f-00000001', state: 'recorded', reason: null, words: null, lastDay: '2027-02-18' },
  {
    ...joined,
    id: 'f-00000002',
    initials: 'DM',
    state: 'not-eligible',
    reason: 'own-account',
    words: 'Both accounts have the same e-mail address or mobile number.',
    lastDay: null,
  },
]

/** The dashboard of a member who takes part. */
function open(friendsOf: () => { status: number; body?: unknown }): void {
  const provider = createSessionProvider()
  const ok = (data: unknown) => () => ({ status: 200, body: { data } })
  provider.forMembers.set(`${core}/account/v1/referral-summary`, ok(summary))
  provider.forMembers.set(
    'GET /notification-component/message-template/share-message',
    ok({ title: 'Compare', text: `Join: ${link}`, link }),
  )
  provider.forMembers.set(`${core}/account/v1/earning-histories`, friendsOf)
  here.provider = provider
  writeTokens({ access: 'access-1', refresh: 'refresh-1' })
  // Each test starts without what the one before has loaded.
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ReferralDashboardIsland signing={signing} />
    </SWRConfig>,
  )
  act(() => changeSession({ state: { kind: 'in', user: { ...member, age: 18 } } }))
}

const some = () => ({ status: 200, body: { data: { friends, next: null } } })

beforeEach(() => localStorage.clear())

it('shows a member who takes part the code, the link, the caps, and each friend with the open step and the last day', async () => {
  open(some)
  await waitFor(() => expect(document.body.textContent).toContain('ABCDEFGHJK'))
  await waitFor(() => expect(document.body.textContent).toContain('CL'))
  const text = document.body.textContent
  expect(text).toContain('Rewarded this month: 2 of at most 5 friends. This year: 3 of 20.')
  expect(text).toMatch(/Still to do: show by the MyKad number.*until 18 Feb 2027/)
})

it('says why a friend does not count, and how to ask for another look with what names the invitation', async () => {
  open(some)
  await waitFor(() => expect(document.body.textContent).toContain('same e-mail address'))
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'not-eligible' } })
  expect(screen.queryByText('CL')).toBeNull()
  expect(document.body.textContent).toContain('00000002')
  expect(screen.getByRole('link', { name: 'Write to us', hidden: true }).getAttribute('href')).toBe(
    '/contact-us?invitation=00000002&reason=own-account',
  )
})

it('keeps the code in sight when the list of friends does not come, and asks for that again', async () => {
  let calls = 0
  open(() => {
    calls += 1
    return calls === 1 ? { status: 500 } : some()
  })
  const again = await screen.findByRole('button', { name: 'Load it again' })
  expect(document.body.textContent).toContain('ABCDEFGHJK')
  fireEvent.click(again)
  await waitFor(() => expect(document.body.textContent).toContain('DM'))
})

it('replaces the code once when the button is pressed twice', async () => {
  open(some)
  const renew = 'PUT /timbang-core-component/account/v1/referral-code'
  here.provider?.forMembers.set(renew, () => ({ status: 200, body: { data: { code: 'BBCDEFGHJK' } } }))
  fireEvent.click(await screen.findByRole('button', { name: 'Get a new code' }))
  const yes = screen.getByRole('button', { name: 'Yes, replace my code' })
  fireEvent.click(yes)
  fireEvent.click(yes)
  await screen.findByText(/You have a new code/)
  expect(here.provider?.countOf(renew)).toBe(1)
})

it('shows no gate to a member while it is asked whether the terms have changed', () => {
  render(<ReferralDashboardIsland signing={signing} />)
  const user = { ...member, age: 34, referralDifferentTermConditionVersion: null }
  act(() => changeSession({ state: { kind: 'in', user: { ...user, termsCheckRunning: true } } }))
  expect(screen.queryByRole('link')).toBeNull()
  act(() => changeSession({ state: { kind: 'in', user } }))
  expect(where()).toContain('/referral/referral-terms-conditions')
})
