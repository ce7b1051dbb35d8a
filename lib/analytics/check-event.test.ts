import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkEvent } from './check-event'
import type { AnalyticsItem, EventSpec, PropertySpec } from './event-spec'
import { events } from './events'

const item: AnalyticsItem = {
  id: 'rimba-card',
  name: 'Rimba Card',
  issuerCode: 'RIMBA',
  url: '/credit-card/rimba-card',
  item_list_id: '/credit-card',
  item_list_name: 'Credit cards',
  item_category: 'credit-card',
}

function sample(spec: PropertySpec): unknown {
  if (typeof spec !== 'string') return spec[0]
  return { slug: 'a-b', path: '/a', count: 3, percent: 40, items: [item] }[spec]
}

function goodProperties({ properties }: EventSpec): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).map(([name, spec]) => [name, sample(spec)]))
}

const catalogue: readonly (readonly [string, EventSpec])[] = Object.entries(events)

/** What must never leave the site, in the forms in which it is typed. */
const canaries = [
  'aminah@example.com',
  'aminah%40example.com',
  '900101-14-5678',
  '900101145678',
  '0123456789',
  '+60 12-345 6789',
  '4111 1111 1111 1111',
]

describe.each(catalogue)('%s', (name, spec) => {
  it('is let through with its own properties', () => {
    expect(checkEvent(name, goodProperties(spec))).toMatchObject({ ok: true })
  })

  it('is refused with one more, whatever it is called', () => {
    const result = checkEvent(name, { ...goodProperties(spec), note: 'x' })
    expect(result).toEqual({ ok: false, reason: `${name} has no property note` })
  })

  it.each(Object.keys(spec.properties))('is refused when %s says who somebody is, or is left out', (property) => {
    for (const canary of [...canaries, undefined, null, {}, Number.NaN, -1]) {
      const result = checkEvent(name, { ...goodProperties(spec), [property]: canary })
      expect(result.ok, String(canary)).toBe(false)
    }
  })
})

describe('an event', () => {
  it('that the catalogue does not have is refused, also under a name that every object has', () => {
    expect(checkEvent('income_entered', {}).ok).toBe(false)
    expect(checkEvent('toString', {}).ok).toBe(false)
  })

  it.each(['id', 'name', 'url', 'item_list_id', 'item_list_name', 'item_category', 'issuerCode'])(
    'is refused when the %s of a product says who somebody is',
    (field) => {
      for (const canary of canaries) {
        expect(checkEvent('select_item', { items: [{ ...item, [field]: canary }] }).ok, canary).toBe(false)
      }
    },
  )

  it('about products carries the currency and amounts that the specification fixes', () => {
    expect(checkEvent('select_item', { items: [item] })).toEqual({
      ok: true,
      properties: { currency: 'MYR', value: 0, items: [{ ...item, quantity: 1, price: 0 }] },
    })
  })

  it('leaves out what is not known of a product, and is refused with what a product does not have', () => {
    const outside = { ...item, item_list_id: null, item_list_name: null, issuerCode: null }
    const { item_list_id, item_list_name, issuerCode, ...rest } = item
    expect(checkEvent('view_item', { items: [outside] })).toMatchObject({
      ok: true,
      properties: { items: [{ ...rest, quantity: 1, price: 0 }] },
    })
    expect(checkEvent('view_item', { items: [{ ...item, rate: 3 }] }).ok).toBe(false)
    expect(checkEvent('view_item', { items: [] }).ok).toBe(false)
  })

  it('never carries a text longer than 255 characters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z ]{1,600}$/), (name) => {
        const result = checkEvent('select_item', { items: [{ ...item, name }] })
        if (!result.ok) throw new Error(result.reason)
        expect(JSON.stringify(result.properties)).toContain(JSON.stringify(name.slice(0, 255)))
        expect(JSON.stringify(result.properties)).not.toMatch(/[a-z ]{256}/)
      }),
    )
  })

  it('never carries the query of an address', () => {
    expect(checkEvent('page_viewed', { screen: 'list', path: '/credit-card?salary=5000' }).ok).toBe(false)
    expect(checkEvent('page_viewed', { screen: 'list', path: 'https://evil.example/' }).ok).toBe(false)
  })
})
