import { describe, expect, it } from 'vitest'
import { GET as offer } from '@/app/calendar/[category]/[slug]/route'
import { GET as campaign } from '@/app/calendar/campaign/[slug]/route'
import { GET as maturity } from '@/app/calendar/maturity/[slug]/route'
import { GET as anyMaturity } from '@/app/calendar/maturity/route'
import { GET as voucher } from '@/app/calendar/voucher/[slug]/route'
import { fixedDepositCalculator } from '@/lib/domain/calculator-pages/fixed-deposit'
import { calculatorModel } from '@/lib/domain/calculator-pages/model'
import { categoryList } from '@/lib/domain/categories/registry'
import { formKey } from '@/lib/domain/fields/form'
import { lastDayOf } from '@/lib/domain/list/site-changes'
import { catalogue } from '@/lib/server/catalogue/load'
import { shownVouchers } from '@/lib/server/content/shown'
import { testToday } from '@/tests/factories/product'
import '../api/support/provider'

const site = 'https://www.timbang.example'
const asked = (path = '/') => new Request(`${site}${path}`)
const slugOf = <P extends object>(params: P) => ({ params: Promise.resolve(params) })
const dayIn = async (answer: Response) => (await answer.text()).match(/DTSTART;VALUE=DATE:(\d{8})\r\n/)?.[1]

it('the end of a campaign is a file for a calendar, on its last day in Malaysia', async () => {
  const answer = await campaign(asked(), slugOf({ slug: 'year-end-deposits' }))
  expect(answer.headers.get('content-type')).toContain('text/calendar')
  expect(answer.headers.get('content-disposition')).toContain('.ics')
  expect(await dayIn(answer)).toBe('20261231')
})

it('what is over, or is not there, has no day to be reminded of', async () => {
  const answers = await Promise.all([
    campaign(asked(), slugOf({ slug: 'know-your-card-costs' })),
    campaign(asked(), slugOf({ slug: 'new-year-budget' })),
    voucher(asked(), slugOf({ slug: 'no-such-voucher' })),
    offer(asked(), slugOf({ category: 'fixed-deposit', slug: 'no-such-deposit' })),
    offer(asked(), slugOf({ category: 'no-such-category', slug: 'x' })),
    maturity(asked('/?months=12'), slugOf({ slug: 'no-such-deposit' })),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
  expect(answers.map((answer) => answer.headers.get('cache-control'))).toEqual(answers.map(() => 'no-store'))
})

it('a voucher that can be used has its last day', async () => {
  const open = shownVouchers(Date.parse('2026-11-20T04:00:00Z')).find(
    ({ state, voucher: { endsAt } }) => state === 'open' && endsAt !== null,
  )
  const answer = await voucher(asked(), slugOf({ slug: open?.voucher.slug ?? '' }))
  expect(await dayIn(answer)).toMatch(/^202\d{5}$/)
})

it('every offer that ends has its last day, and an offer that has ended has none', async () => {
  const ending = categoryList.flatMap(({ id }) =>
    [...catalogue().products[id].values()].flatMap((product) => {
      const day = lastDayOf(product)
      return day === null ? [] : [{ category: id, slug: product.slug, day }]
    }),
  )
  expect(ending.length).toBeGreaterThan(3)
  for (const { day, ...params } of ending) {
    const answer = await offer(asked(), slugOf(params))
    expect(answer.status === 200 ? await dayIn(answer) : null).toBe(day >= testToday ? day.replaceAll('-', '') : null)
  }
})

it('a deposit placed today matures after the term that was chosen, and the address has no amount', async () => {
  const [slug = ''] = catalogue().products['fixed-deposit'].keys()
  const after = async (months: string) => dayIn(await maturity(asked(`/?months=${months}`), slugOf({ slug })))
  expect([await after('12'), await after('3'), await after('60')]).toEqual(['20271120', '20270220', '20311120'])
  for (const wrong of ['', '0', '61', '1.5', '-3', '12x', '999']) expect(await after(wrong)).toBeUndefined()
})

describe('the reminder of the fixed-deposit calculator', () => {
  const reminderOf = (query: string) => {
    const { result } = calculatorModel(fixedDepositCalculator, new URLSearchParams(`${formKey}=1&${query}`), testToday)
    return result?.kind === 'answer' ? result.reminder : undefined
  }
  const dayOf = async (query: string) => dayIn(await anyMaturity(asked(reminderOf(query)?.href ?? '/')))

  it('follows the months, the day and the terms that are typed, and says no amount', async () => {
    expect(reminderOf('amount=31415&months=7')).toEqual({
      href: '/calendar/maturity?months=7',
      label: 'Remind me when 7 months are over',
    })
    expect(await dayOf('months=7')).toBe('20270620')
    expect(await dayOf('months=12&start=2026-08-31')).toBe('20270831')
    expect(await dayOf('months=6&renew=1&terms=3')).toBe('20280520')
  })

  it('is not there for a deposit that has matured, nor for an address that names no day', async () => {
    expect(reminderOf('months=6&start=2025-01-10')).toBeUndefined()
    for (const wrong of ['', '?months=0', '?months=121', '?months=1.5', '?months=6&start=2026-02-30']) {
      expect((await anyMaturity(asked(`/${wrong}`))).status).toBe(404)
    }
    for (const start of ['2025-01-10', '2030-01-01']) {
      expect((await anyMaturity(asked(`/?months=6&start=${start}`))).status).toBe(404)
    }
  })
})
