import type { AnalyticsItem, EventSpec, PropertySpec } from './event-spec'
import { events } from './events'
import { limits } from './limits'
import { maySayWho } from './personal-data'

/** An event as it may be sent, or why it may not. */
export type Checked =
  | { readonly ok: true; readonly properties: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly reason: string }

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const pathPattern = /^\/(?:[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*)?$/
const issuerPattern = /^[A-Z][A-Z0-9_]{1,19}$/

const currency = { currency: 'MYR', value: 0 } as const
const amounts = { quantity: 1, price: 0 } as const

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && !maySayWho(value)
}

function cut(text: string): string {
  return text.slice(0, limits.textLength)
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function isPath(value: unknown): value is string {
  return isText(value) && pathPattern.test(value)
}

const itemChecks: Readonly<Record<keyof AnalyticsItem, (value: unknown) => boolean>> = {
  id: (value) => isText(value) && slugPattern.test(value),
  name: isText,
  issuerCode: (value) => value === null || (isText(value) && issuerPattern.test(value)),
  url: isPath,
  item_list_id: (value) => value === null || isPath(value),
  item_list_name: (value) => value === null || isText(value),
  item_category: (value) => isText(value) && pathPattern.test(`/${value}`),
}

/** The item as the specification wants it sent, what is not known left out; undefined when it may not be sent. */
function checkItem(item: unknown): Record<string, unknown> | undefined {
  if (typeof item !== 'object' || item === null) return undefined
  const given = Object.entries(item)
  const known = given.every(([name]) => Object.hasOwn(itemChecks, name))
  const good = Object.entries(itemChecks).every(([name, check]) => check(Reflect.get(item, name)))
  if (!known || !good) return undefined
  const told = given.filter(([, value]) => value !== null)
  return {
    ...Object.fromEntries(told.map(([name, value]) => [name, typeof value === 'string' ? cut(value) : value])),
    ...amounts,
  }
}

/** The value as it may be sent; undefined when it may not. */
function checkValue(spec: PropertySpec, value: unknown): unknown {
  if (typeof spec !== 'string') return typeof value === 'string' && spec.includes(value) ? value : undefined
  switch (spec) {
    case 'slug':
      return isText(value) && slugPattern.test(value) ? cut(value) : undefined
    case 'path':
      return isPath(value) ? cut(value) : undefined
    case 'count':
      return isCount(value) ? value : undefined
    case 'percent':
      return isCount(value) && value <= 100 ? value : undefined
    case 'items': {
      const items = Array.isArray(value) ? value.map(checkItem) : []
      return items.length > 0 && !items.includes(undefined) ? items : undefined
    }
  }
}

function specOf(name: string): EventSpec | null {
  const known: Readonly<Record<string, EventSpec>> = events
  return Object.hasOwn(known, name) ? (known[name] ?? null) : null
}

/**
 * Checks an event against the catalogue: it is known, has exactly its properties, each of its kind, and none says who
 * somebody is. Texts are cut. Events about products get the currency and the amounts that the specification fixes.
 */
export function checkEvent(name: string, properties: Readonly<Record<string, unknown>>): Checked {
  const spec = specOf(name)
  if (spec === null) return { ok: false, reason: `${name} is no event` }
  const unknown = Object.keys(properties).find((property) => !Object.hasOwn(spec.properties, property))
  if (unknown !== undefined) return { ok: false, reason: `${name} has no property ${unknown}` }
  const checked: Record<string, unknown> = Object.hasOwn(spec.properties, 'items') ? { ...currency } : {}
  for (const [property, kind] of Object.entries(spec.properties)) {
    const value = checkValue(kind, properties[property])
    if (value === undefined) return { ok: false, reason: `${name}: ${property} is not what it may be` }
    checked[property] = value
  }
  return { ok: true, properties: checked }
}
