import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDate } from '../values/iso-date'
import {
  afterAnswer,
  baseOf,
  changeSince,
  comingDays,
  isChange,
  mergeLooks,
  nameOf,
  parseShelf,
  type ShelfBase,
  withoutShelf,
} from './shelf'
import { isSame, type ShortlistedProduct, withProduct } from './shortlisted-product'

const look = (day: string) => ({ day: isoDate(day), figures: [{ label: 'Rate', value: day }] })
const kept = (slug: string, day: string | null = null): ShortlistedProduct => {
  const seen = day === null ? null : look(day)
  return { category: 'credit-card', slug, name: slug, before: null, seen, since: null }
}

/** An account as the provider keeps it, for a device that sends what changed. */
class Account {
  list: readonly ShortlistedProduct[] = []
  answer(change: ReturnType<typeof changeSince>): readonly ShortlistedProduct[] {
    const left = this.list.filter((one) => !change.drop.some((gone) => isSame(gone, one)))
    this.list = change.put.reduce<readonly ShortlistedProduct[]>((list, product) => {
      const there = list.find((one) => isSame(one, product))
      if (there === undefined) return withProduct(list, product)
      return list.map((one) => (one === there ? { ...product, ...mergeLooks(one, product) } : one))
    }, left)
    return this.list
  }
}

class Device {
  list: readonly ShortlistedProduct[] = []
  base: ShelfBase | null = null
  add(slug: string) {
    this.list = withProduct(this.list, kept(slug))
  }
  drop(slug: string) {
    this.list = this.list.filter((one) => one.slug !== slug)
  }
  /** Sends what changed; `meanwhile` happens here while the answer is on its way. */
  sync(account: Account, meanwhile: () => void = () => undefined) {
    const sent = this.list
    const answered = account.answer(changeSince(this.base, 'me', sent))
    meanwhile()
    this.list = afterAnswer(answered, sent, this.list)
    this.base = baseOf('me', answered)
  }
}

const slugs = (list: readonly ShortlistedProduct[]) => list.map(({ slug }) => slug).sort()

describe('one shelf on two devices', () => {
  it('is the same on both after whatever they did, and nothing that was added once and never dropped is lost', () => {
    const step = fc.record({
      device: fc.nat(1),
      act: fc.constantFrom('add', 'drop', 'sync', 'add while it syncs'),
      slug: fc.constantFrom('a', 'b', 'c', 'd'),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const account = new Account()
        const devices = [new Device(), new Device()] as const
        for (const { device: at, act, slug } of steps) {
          const device = at === 0 ? devices[0] : devices[1]
          if (act === 'add') device.add(slug)
          else if (act === 'drop') device.drop(slug)
          else device.sync(account, act === 'sync' ? undefined : () => device.add(slug))
        }
        for (let round = 0; round < 2; round += 1) for (const device of devices) device.sync(account)
        expect(slugs(devices[0].list)).toEqual(slugs(account.list))
        expect(slugs(devices[1].list)).toEqual(slugs(account.list))
        const dropped = new Set(steps.filter(({ act }) => act === 'drop').map(({ slug }) => slug))
        for (const { act, slug } of steps)
          if (act.startsWith('add') && !dropped.has(slug)) expect(slugs(account.list)).toContain(slug)
        expect(isChange(changeSince(devices[0].base, 'me', devices[0].list))).toBe(false)
      }),
    )
  })

  it('takes off a device what another one dropped, and keeps there what the account never had when its member leaves', () => {
    const [account, phone, laptop] = [new Account(), new Device(), new Device()]
    phone.add('a')
    phone.sync(account)
    laptop.sync(account)
    laptop.drop('a')
    laptop.sync(account)
    phone.add('b')
    phone.sync(account)
    expect([slugs(phone.list), slugs(account.list)]).toEqual([['b'], ['b']])
    phone.add('c')
    expect(phone.base && slugs(withoutShelf(phone.base, phone.list))).toEqual(['c'])
  })

  it('is another one for another member', () => {
    expect(changeSince(baseOf('one', [kept('a')]), 'two', [kept('b')])).toEqual({ put: [kept('b')], drop: [] })
  })
})

it('what a member saw on several devices is the newest look and the one before it', () => {
  const phone = { before: look('2026-11-01'), seen: look('2026-11-10') }
  const laptop = { before: null, seen: look('2026-11-20') }
  const both = { before: look('2026-11-10'), seen: look('2026-11-20') }
  expect([mergeLooks(phone, laptop), mergeLooks(laptop, phone)]).toEqual([both, both])
  expect(mergeLooks({ before: null, seen: null }, laptop)).toEqual(laptop)
})

it('the days that come up are those of the offer and those counted from when somebody has it, none that is over', () => {
  const today = isoDate('2026-11-20')
  const product = {
    endsOn: isoDate('2026-12-31'),
    terms: [
      { label: 'Ends', after: { months: 1 } },
      { label: 'Last day to give it back', after: { days: 15 } },
    ],
  }
  expect(comingDays({ since: null }, product, today)).toEqual([{ label: 'Last day of its offer', day: '2026-12-31' }])
  expect(comingDays({ since: isoDate('2026-11-01') }, product, today)).toEqual([
    { label: 'Ends', day: '2026-12-01' },
    { label: 'Last day of its offer', day: '2026-12-31' },
  ])
})

it('what a device keeps of a shelf comes back as it was written, and anything else is nothing', () => {
  const base = { ...baseOf('me', [kept('a', '2026-11-20')]), merged: [nameOf(kept('a'))] }
  expect(parseShelf(JSON.stringify(base))).toEqual(base)
  for (const text of [null, '', '[]', '{"member":1,"marks":{}}', '{"member":"me"}']) expect(parseShelf(text)).toBeNull()
  fc.assert(fc.property(fc.json(), (text) => void parseShelf(text)))
})
