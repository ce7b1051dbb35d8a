// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sessionCall } from '@/lib/client/session'
import { writeTokens } from '@/lib/client/storage'
import { here } from '@/tests/factories/provider-in-browser'
import { createSessionProvider } from '@/tests/factories/session-provider'
import { Withdrawals } from './withdrawals'

vi.mock('@/lib/client/browser', () => import('@/tests/factories/provider-in-browser'))
vi.mock('@/lib/client/lock', async (importOriginal) => {
  const { createTabLock } = await importOriginal<typeof import('@/lib/client/lock')>()
  return { createTabsLock: createTabLock }
})

const path = '/timbang-core-component/account/v1/withdrawals'
const rules = { minimum: 400, senPerPoint: 2, isSample: false }
const asked = {
  id: '019ac000-0000-7000-8000-0000456789ab',
  points: 450,
  amount: 900,
  state: 'requested',
  words: 'Requested: a person looks at it',
  why: null,
  isSample: false,
  askedAt: Date.parse('2026-11-20T04:00:00Z'),
  changedAt: null,
}
const refused = {
  ...asked,
  id: '019ac000-0000-7000-8000-0000456789ac',
  state: 'refused',
  words: 'Refused: you have the points again',
  why: 'You took it back.',
  changedAt: Date.parse('2026-11-21T04:00:00Z'),
}

interface Told {
  readonly rules: typeof rules | null
  readonly withdrawals: readonly unknown[]
}

function open(told: Told, available: number, answers: readonly { status: number; body?: unknown }[] = []) {
  const provider = createSessionProvider()
  const left = [...answers]
  provider.forMembers.set(`GET ${path}`, () => ({ status: 200, body: { data: told } }))
  provider.forMembers.set(`POST ${path}`, () => left.shift() ?? { status: 200, body: { data: asked } })
  provider.forMembers.set(`PUT ${path}`, () => ({ status: 200, body: { data: { takenBack: true } } }))
  here.provider = provider
  writeTokens({ access: 'access-1', refresh: 'refresh-1' })
  const onChanged = vi.fn()
  const call = sessionCall({ appId: 'timbang', signingKey: 'k' })
  const { container } = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Withdrawals member="siti" call={call} available={available} onChanged={onChanged} />
    </SWRConfig>,
  )
  return { provider, onChanged, container }
}

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const typed = async (text: string) =>
  fireEvent.change(await screen.findByLabelText('Points to pay out'), { target: { value: text } })
const pressed = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('says what it comes to on the button, asks once, and says that it stands below', async () => {
  const { provider, onChanged } = open({ rules, withdrawals: [] }, 500)
  await typed('4,50')
  const button = screen.getByRole('button', { name: 'Ask for RM9.00' })
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByText('Asked for: you find it below, with what becomes of it.')
  expect(provider.countOf(`POST ${path}`)).toBe(1)
  expect(onChanged).toHaveBeenCalledOnce()
})

it('says what is wrong beside the field, and sends nothing', async () => {
  const { provider } = open({ rules, withdrawals: [] }, 500)
  for (const [text, problem] of [
    ['a lot', 'Type a whole number of points.'],
    ['399', 'The least is 400 points.'],
    ['501', 'You can use 500 points.'],
  ] as const) {
    await typed(text)
    fireEvent.submit(screen.getByLabelText('Points to pay out'))
    expect(screen.getByText(problem)).toBeTruthy()
  }
  expect(provider.countOf(`POST ${path}`)).toBe(0)
})

it('asks again for the same by the same key when no answer came', async () => {
  const keys = vi.spyOn(crypto, 'randomUUID')
  open({ rules, withdrawals: [] }, 500, [{ status: 500 }])
  await typed('450')
  const made = keys.mock.calls.length
  pressed('Ask for RM9.00')
  await screen.findByText('No answer came. Press again: it is asked for once.')
  expect(screen.getByLabelText('Points to pay out')).toHaveProperty('readOnly', true)
  expect(keys.mock.calls.length).toBe(made)
  pressed('Ask for RM9.00')
  await screen.findByText('Asked for: you find it below, with what becomes of it.')
  keys.mockRestore()
})

it('shows what was asked for with its state and reason, and takes back what nobody has approved', async () => {
  const { provider, onChanged } = open({ rules, withdrawals: [asked, refused] }, 100)
  await screen.findByText('You need 300 more points for it.')
  expect(screen.getByText('You took it back.')).toBeTruthy()
  expect(screen.getByText('Asked 20 Nov 2026 · changed 21 Nov 2026 · No. 456789ac')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Take it back' })).toHaveLength(1)
  pressed('Take it back')
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(provider.countOf(`PUT ${path}`)).toBe(1)
})

it('is not there where points are not paid out, and keeps in sight what was asked for before', async () => {
  const { provider, container } = open({ rules: null, withdrawals: [] }, 500)
  await vi.waitFor(() => expect(provider.countOf(`GET ${path}`)).toBe(1))
  expect(container.textContent).toBe('')
  cleanup()
  open({ rules: null, withdrawals: [asked] }, 500)
  await screen.findByText('Points are not paid out now. What you asked for before stays as it says below.')
  expect(screen.queryByLabelText('Points to pay out')).toBeNull()
})
