import type { Page, Request } from '@playwright/test'
import type { Category } from '@/lib/domain/categories/category'
import { categoryList } from '@/lib/domain/categories/registry'
import type { Field } from '@/lib/domain/fields/field'
import { defaultValue, valueText } from '@/lib/domain/fields/field-value'
import { formKey } from '@/lib/domain/fields/form'
import { parseListQuery } from '@/lib/domain/list/list-query'
import { personalNames } from '@/lib/domain/personal/personal-answers'
import { assertNever } from '@/lib/domain/values/assert-never'
import { testToday } from '@/tests/factories/product'
import { openFields, slugsOf } from './catalogue'
import { openScenario } from './folded'

const withPersonal = categoryList
  .filter(({ personal }) => personal)
  .map((category) => ({ category, slug: slugsOf(category.id)[0] }))
const isMixed = (category: Category) => Object.keys(openFields(category)).length > 0

/** Categories whose whole scenario must not leave the device, each with its first product. */
export const personalSamples = withPersonal.filter(({ category }) => !isMixed(category))

/** Categories that ask something personal beside what their addresses say, each with its first product. */
export const mixedSamples = withPersonal.filter(({ category }) => isMixed(category))

/** An answer that is not the default; `more` gives another one. */
function anotherText(field: Field, more: number): string {
  switch (field.kind) {
    case 'money':
    case 'price':
      return valueText(field, field.default + 4_321_00 + more * 100)
    case 'rate':
    case 'months':
    case 'count':
      return valueText(field, field.default + 3 + more)
    case 'choice':
      return field.options.find(({ value }) => value !== field.default)?.value ?? field.default
    case 'toggle':
      return field.default ? '' : '1'
    case 'date':
      return valueText(field, field.max.at(testToday))
    default:
      return assertNever(field)
  }
}

/** What a visitor tells of each personal field, none of it the default. */
export function tellings({ scenario }: Category, more = 0): ReadonlyMap<string, string> {
  const personal = Object.entries(scenario).filter(([, field]) => field.personal)
  return new Map(personal.map(([name, field]) => [name, anotherText(field, more)]))
}

/** The scenario in the words of the page; `open`: what its address says. */
export function wordsOf(category: Category, told: ReadonlyMap<string, string>, open = ''): string {
  const texts = new URLSearchParams([[formKey, '1'], ...told])
  return category.scenarioText(
    parseListQuery(category, new URLSearchParams(open), testToday, { texts, sealed: null }).state.scenario,
  )
}

/** The default scenario in the words of the page. */
export function usualWords(category: Category): string {
  return wordsOf(
    category,
    new Map(
      Object.entries(category.scenario).map(([name, field]) => [
        name,
        valueText(field, defaultValue(field, testToday)),
      ]),
    ),
  )
}

/** Answers every field of the form. */
export async function tell(page: Page, category: Category, told: ReadonlyMap<string, string>): Promise<void> {
  await openScenario(page)
  for (const [name, text] of told) {
    const field = category.scenario[name]
    // Asked only where another answer calls for it.
    const when = field?.when ?? null
    if (when !== null && !when.is.includes(told.get(when.field) ?? '')) continue
    const list = page.locator(`main select[name="${name}"]`)
    if (field?.kind === 'choice' && (await list.count()) === 0) {
      await page.locator(`main [name="${name}"][value="${text}"]`).check()
    } else if (field?.kind === 'choice') await list.selectOption(text)
    else if (field?.kind === 'toggle') await page.locator(`main [name="${name}"]`).setChecked(text === '1')
    else await page.locator(`main [name="${name}"]`).fill(text)
  }
}

/** Fields with a value that stands out wherever it ends up: three digits or more. */
const outstanding = /^\d{3,}$/

/** What of a request says something that was told: names, values, anywhere in its address, its body or where it came from. */
export function leaksOf(request: Request, category: Category, told: readonly ReadonlyMap<string, string>[]): string[] {
  // Where a form asks more than that, its address says that a form was sent.
  const names = new Set([...personalNames(category)].filter((name) => name !== formKey || !isMixed(category)))
  const texts = new Set(told.flatMap((one) => [...one.values()]).filter((text) => text !== ''))
  const url = new URL(request.url())
  const referer = URL.canParse(request.headers().referer ?? '') ? new URL(request.headers().referer ?? '') : null
  const body = request.method() === 'POST' ? (request.postData() ?? '') : ''
  const said = [url.searchParams, referer?.searchParams ?? new URLSearchParams(), new URLSearchParams(body)].flatMap(
    (params) => [...params],
  )
  const everything = `${request.url()} ${JSON.stringify(request.headers())} ${body}`
  return [
    ...said
      .filter(([name, value]) => names.has(name) || (texts.has(value) && value.length > 1))
      .map(([name, value]) => `${name}=${value}`),
    ...[...texts].filter((text) => outstanding.test(text) && everything.includes(text)),
  ].map((leak) => `${leak} in ${request.method()} ${request.url()}`)
}

/** Notes from now on what of a page's requests says something that was told. */
export function watchLeaks(page: Page, category: Category, told: readonly ReadonlyMap<string, string>[]) {
  const leaks: string[] = []
  const posts: Request[] = []
  let asked = 0
  page.on('request', (request) => {
    asked += 1
    if (request.method() === 'POST' && new URL(request.url()).pathname.startsWith('/answer/')) posts.push(request)
    else leaks.push(...leaksOf(request, category, told))
  })
  return { leaks, posts, asked: () => asked }
}
