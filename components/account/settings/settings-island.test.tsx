// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followSession } from '@/lib/client/follow-session'
import { sessionCall } from '@/lib/client/session'
import { clearSession } from '@/lib/client/session-end'
import { changeSession } from '@/lib/client/session-store'
import { writeTokens } from '@/lib/client/storage'
import { incomesOperation } from '@/lib/contract/calls/profile'
import type { SessionEnd } from '@/lib/contract/entities/session-end'
import { problemDocument } from '@/lib/contract/problem-document'
import { here } from '@/tests/factories/provider-in-browser'
import { aminah, calls, createSessionProvider, type SessionProvider } from '@/tests/factories/session-provider'
import { SettingsIsland } from './settings-island.client'

const incomes = {
  grossMonthly: null,
  netMonthly: null,
  otherMonthly: null,
  commitments: { homeLoan: null, carLoan: null, personalLoan: null, cardMinimum: null, ptptn: null, other: null },
}

vi.mock('@/lib/client/browser', () => import('@/tests/factories/provider-in-browser'))
vi.mock('@/lib/client/lock', async (importOriginal) => {
  const { createTabLock } = await importOriginal<typeof import('@/lib/client/lock')>()
  return { createTabsLock: createTabLock }
})

const signing = { appId: 'timbang', signingKey: 'k' }
let provider: SessionProvider
let ending: AbortController
let saved: unknown[]

/** The provider ends the session of the tokens that are stored here. */
function endSession(sessionEnd: SessionEnd): void {
  const document = problemDocument('GBL0012', 'r', null, [], sessionEnd)
  provider.expire()
  provider.instead.set(calls.extend, { status: 401, body: document })
}

const gross = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Salary before deductions/, hidden: true })
const message = () => screen.getByRole('status').textContent
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }))

/** Opens the page as a member, and types into it. */
async function typeIncome(typed: string): Promise<void> {
  render(<SettingsIsland view="income" signing={signing} />)
  await waitFor(() => expect(gross().closest('[hidden]')).toBeNull())
  if (typed !== '') fireEvent.input(gross(), { target: { value: typed } })
  await act(async () => undefined)
}

/** Somebody signs in, in another tab. */
async function signInElsewhere(): Promise<void> {
  here.provider = provider = memberProvider()
  writeTokens({ access: 'access-1', refresh: 'refresh-1' })
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' })))
}

function memberProvider(): SessionProvider {
  const made = createSessionProvider()
  made.forMembers.set('GET /account-component/incomes', () => ({ status: 200, body: { data: incomes } }))
  made.forMembers.set('PUT /account-component/incomes', (_request, body) => {
    saved.push(JSON.parse(String(body)))
    return { status: 204 }
  })
  return made
}

beforeEach(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  saved = []
  here.provider = provider = memberProvider()
  ending = new AbortController()
  writeTokens({ access: 'access-1', refresh: 'refresh-1' })
  changeSession({ state: { kind: 'unknown' }, whyOut: null })
  followSession(sessionCall(signing), ending.signal)
})

afterEach(() => {
  cleanup()
  ending.abort()
  localStorage.clear()
  vi.restoreAllMocks()
})

test.each([
  ['ended-by-member', 'ended from the account settings on another device'],
  ['password-changed', 'the password of the account was changed'],
  ['unused', 'not used for 14 days'],
  ['over', 'a sign-in lasts 60 days'],
] as const)(
  'a session that ends while somebody types (%s) says why, has the focus there, and loses nothing',
  async (end, words) => {
    await typeIncome('5250')
    endSession(end)
    save()
    await waitFor(() => expect(message()).toContain(words))
    expect(message()).toContain('What you typed waits on this page')
    expect(document.activeElement).toBe(screen.getByRole('status'))
    expect([gross().value, gross().closest('[hidden]') === null]).toEqual(['5250', false])
    expect(screen.getByRole('link', { name: 'Sign in in a new tab' }).getAttribute('href')).toBe(
      '/sign-in?next=%2Faccount-settings%2Fincome',
    )
  },
)

test('whoever signs in again in another tab sends the same form, and it is saved once', async () => {
  await typeIncome('5250')
  endSession('password-changed')
  save()
  await waitFor(() => expect(message()).toContain('password'))
  await signInElsewhere()
  await waitFor(() => expect(message()).toContain('You are signed in again'))
  expect(document.activeElement).toBe(screen.getByRole('status'))
  expect([gross().value, screen.queryByRole('alert')]).toEqual(['5250', null])
  save()
  await waitFor(() => expect(message()).toBe('Saved.'))
  expect(saved).toEqual([expect.objectContaining({ grossMonthly: 525_000 })])
})

test('somebody else who signs in finds nothing of what was typed', async () => {
  await typeIncome('5250')
  endSession('ended-by-member')
  save()
  await waitFor(() => expect(message()).toContain('another device'))
  act(() =>
    changeSession({
      state: {
        kind: 'in',
        user: { ...aminah, id: 'u-2', initName: 'BO', referralDifferentTermConditionVersion: null },
      },
    }),
  )
  await waitFor(() => expect(screen.queryByDisplayValue('5250')).toBeNull())
})

test('Sign Out on this page keeps nothing of what was typed', async () => {
  await typeIncome('5250')
  act(() => void clearSession('left'))
  expect(screen.queryByRole('textbox', { hidden: true })).toBeNull()
  expect(screen.getByText('Sign in to see and change what we keep about you.')).toBeDefined()
})

test('where nothing was typed nothing is kept, and the page still says why', async () => {
  await typeIncome('')
  endSession('unused')
  await act(async () => sessionCall(signing)(incomesOperation, {}).catch(() => undefined))
  await waitFor(() => expect(message()).toContain('not used for 14 days'))
  expect(screen.queryByRole('textbox', { hidden: true })).toBeNull()
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeDefined()
})

test('an account that cannot be reached is not shown as nobody: it can be tried again', async () => {
  provider.instead.set(calls.account, 'no line')
  changeSession({ state: { kind: 'unknown' }, whyOut: null })
  render(<SettingsIsland view="income" signing={signing} />)
  await act(async () => window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(message()).toContain('We cannot reach your account right now.'))
  provider.instead.delete(calls.account)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(gross().closest('[hidden]')).toBeNull())
})
