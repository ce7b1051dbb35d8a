// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sessionCall } from '@/lib/client/session'
import { writeTokens } from '@/lib/client/storage'
import { here } from '@/tests/factories/provider-in-browser'
import { createSessionProvider } from '@/tests/factories/session-provider'
import { PointsShop } from './points-shop'

vi.mock('@/lib/client/browser', () => import('@/tests/factories/provider-in-browser'))
vi.mock('@/lib/client/lock', async (importOriginal) => {
  const { createTabLock } = await importOriginal<typeof import('@/lib/client/lock')>()
  return { createTabsLock: createTabLock }
})

const redeem = 'POST /timbang-core-component/account/v1/redeem-voucher'
const voucher = {
  slug: 'ten-off',
  title: 'RM10 off an eSIM',
  partner: { name: 'Kelana Data', slug: 'kelana-data' },
  kind: 'discount',
  state: 'open',
  points: 200,
  code: null,
  path: '/apply/esim/x',
  sample: true,
  startsAt: null,
  endsAt: '2026-12-31T16:00:00.000Z',
  terms: ['One use for each customer.'],
}
const others = [
  { ...voucher, slug: 'free', title: 'Free for everybody', points: null },
  { ...voucher, slug: 'real', title: 'For real points', sample: false },
  { ...voucher, slug: 'gone', title: 'Nothing is left of it', state: 'used-up', path: null },
]
const bought = { title: voucher.title, code: 'TEN-OFF', path: voucher.path, points: 200 }

function open(available: number, answers: readonly { status: number; body?: unknown }[] = []) {
  const provider = createSessionProvider()
  const left = [...answers]
  const web = 'GET /promotion-component/v1/public/web-voucher'
  provider.forMembers.set(web, () => ({ status: 200, body: { data: [voucher, ...others] } }))
  provider.forMembers.set(redeem, () => left.shift() ?? { status: 200, body: { data: bought } })
  here.provider = provider
  writeTokens({ access: 'access-1', refresh: 'refresh-1' })
  const onBought = vi.fn()
  const call = sessionCall({ appId: 'timbang', signingKey: 'k' })
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <PointsShop call={call} available={available} isSample={true} onBought={onBought} />
    </SWRConfig>,
  )
  return { provider, onBought }
}

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const pressed = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

it('sells by a second press, once, and shows the code', async () => {
  const { provider, onBought } = open(500)
  await pressed('Get it for 200 points')
  expect(document.body.textContent).toContain('This uses 200 points of your 500.')
  expect(provider.countOf(redeem)).toBe(0)
  const yes = screen.getByRole('button', { name: 'Yes, use 200 points' })
  fireEvent.click(yes)
  fireEvent.click(yes)
  expect(await screen.findByText('TEN-OFF')).toBeTruthy()
  expect(provider.countOf(redeem)).toBe(1)
  expect(onBought).toHaveBeenCalledOnce()
})

it('shows what goes with the programme: no voucher that is free, and none for other points', async () => {
  open(500)
  await screen.findByText(voucher.title)
  const text = document.body.textContent
  expect(text).toContain('200 points · until 31 Dec 2026')
  expect(text).toContain('Used up: the partner gives no more of these.')
  expect(text).not.toMatch(/Free for everybody|For real points/)
})

it('says how many points are missing, and offers no press', async () => {
  open(150)
  await screen.findByText('You need 50 more points for it.')
  expect(screen.queryByRole('button', { name: /Get it/ })).toBeNull()
})

it('tries again with the same key when no answer came, so that nobody pays twice', async () => {
  const keys = vi.spyOn(crypto, 'randomUUID')
  open(500, [{ status: 500 }])
  await pressed('Get it for 200 points')
  const made = keys.mock.calls.length
  await pressed('Yes, use 200 points')
  await screen.findByText('No answer came. Press again: you do not pay twice.')
  await pressed('Yes, use 200 points')
  await screen.findByText('TEN-OFF')
  expect(keys.mock.calls.length).toBe(made)
  keys.mockRestore()
})
