import type { Locator, Page } from '@playwright/test'
import type { Category } from '@/lib/domain/categories/category'
import type { Field } from '@/lib/domain/fields/field'
import { defaultValue, defaultValues, valueText } from '@/lib/domain/fields/field-value'
import { parseListQuery, printListQuery, weightedSorts, weightsSort } from '@/lib/domain/list/list-query'
import { assertNever } from '@/lib/domain/values/assert-never'
import { addDays, daysBetween } from '@/lib/domain/values/iso-date'
import type { Dice } from '@/tests/factories/dice'
import { testToday } from '@/tests/factories/product'
import { openFields, slugsOf } from './catalogue'
import { evenText, type ReadDocument } from './html'

/** What a list page says, in words and in its controls. */
export interface ShownList {
  readonly rows: readonly string[]
  readonly heroes: readonly string[]
  readonly text: string
  readonly controls: readonly string[]
}

/** Controls of the list's form by name, each with the values that are chosen. */
export type Choices = Readonly<Record<string, readonly string[]>>

/** What a visitor may type into a field or choose there: often small figures, as people have. */
function randomText(field: Field, roll: Dice): string {
  switch (field.kind) {
    case 'toggle':
      return '1'
    case 'choice':
      return field.options[roll(field.options.length)]?.value ?? field.default
    case 'date': {
      const first = field.min.at(testToday)
      return addDays(first, roll(daysBetween(first, field.max.at(testToday)) + 1))
    }
    case 'money':
    case 'price':
    case 'rate':
    case 'months':
    case 'count': {
      const usual = field.kind === 'money' ? field.default * 4 + 10_000 : field.kind === 'rate' ? 600 : 60
      return valueText(field, field.min.at + roll(Math.min(field.max.at - field.min.at, usual) + 1))
    }
    default:
      return assertNever(field)
  }
}

/** Something a visitor may set in a list's form. */
export function randomChoices(category: Category, roll: Dice): Choices {
  const choices: Record<string, readonly string[]> = {}
  const start = defaultValues(category.scenario, testToday)
  const shown = category.spread?.shown?.(start) ?? start
  // What is personal stands in no address that the server could be asked for.
  for (const [name, field] of Object.entries(openFields(category))) {
    // A field that follows from others has bounds that they set: journeys of its category fill it in.
    if (shown[name] === start[name] && roll(3) === 0) choices[name] = [randomText(field, roll)]
  }
  const slugs = slugsOf(category.id)
  const has = slugs[roll(slugs.length * 3)]
  if (has !== undefined) choices.now = [has]
  const situation = category.situations[roll(category.situations.length * 2)]
  if (situation !== undefined) choices.situation = [situation.id]
  for (const facet of category.facets) {
    if (roll(6) > 0) continue
    const option = facet.options[roll(facet.options.length)]
    if (option !== undefined) choices[facet.id] = [option.value]
  }
  const weights = weightedSorts(category)
  const sorts = [...category.sorts.map(({ id }) => id), ...(weights.length > 1 ? [weightsSort] : [])]
  const sort = sorts[roll(sorts.length * 2)]
  if (sort !== undefined) choices.sort = [sort]
  if (sort === weightsSort) for (const { id } of weights) choices[`w-${id}`] = [String(roll(6))]
  return choices
}

/** Sets a list's form to the given choices at once, everything else to its start, and says what it would send. */
export async function fillList(page: Page, category: Category, choices: Choices): Promise<string> {
  const starts = Object.fromEntries([
    ...Object.entries(category.scenario)
      .filter(([, { kind }]) => kind !== 'toggle')
      .map(([name, field]) => [name, [valueText(field, defaultValue(field, testToday))]]),
    ...weightedSorts(category).map(({ id, defaultWeight }) => [`w-${id}`, [String(defaultWeight)]]),
    ['situation', ['']],
    ['now', ['']],
    ['sort', [category.sorts[0]?.id ?? '']],
  ])
  const sent = await page.evaluate(
    (wanted: Record<string, readonly string[] | undefined>) => {
      const form = document.querySelector<HTMLFormElement>('main form[action]')
      if (form === null) throw new Error('The page has no form')
      for (const control of form.elements) {
        if (control instanceof HTMLSelectElement) control.value = wanted[control.name]?.[0] ?? control.value
        if (!(control instanceof HTMLInputElement) || control.type === 'hidden') continue
        const values = wanted[control.name]
        if (control.type === 'checkbox' || control.type === 'radio') {
          control.checked = values?.includes(control.value) ?? false
        } else if (values?.[0] !== undefined) control.value = values[0]
      }
      const params = new URLSearchParams()
      for (const [name, value] of new FormData(form)) {
        if (typeof value === 'string' && value !== '') params.append(name, value)
      }
      form.dispatchEvent(new Event('input', { bubbles: true }))
      return params.toString()
    },
    { ...starts, ...choices },
  )
  return printListQuery(category, parseListQuery(category, new URLSearchParams(sent), testToday).state, testToday)
}

/** What the browser shows now. */
export async function shownIn(page: Page): Promise<ShownList> {
  const shown = await page.evaluate(() => {
    const texts = (selector: string) => [...document.querySelectorAll(selector)].map((node) => node.textContent)
    const form = document.querySelector<HTMLFormElement>('main form[action]')
    const controls = [...(form?.elements ?? [])].flatMap((control) => {
      if (control instanceof HTMLSelectElement) return [`${control.name}=${control.value}`]
      if (!(control instanceof HTMLInputElement) || control.name === 'product') return []
      if (control.type === 'checkbox' || control.type === 'radio') {
        return control.checked ? [`${control.name}=${control.value}`] : []
      }
      return [`${control.name}=${control.value}`]
    })
    return {
      rows: [...document.querySelectorAll('.row')].map(({ id }) => id),
      heroes: texts('.row .hero'),
      text: texts('[data-list] form, .list-rows').join(' '),
      controls,
    }
  })
  return { ...shown, heroes: shown.heroes.map(evenText), text: evenText(shown.text) }
}

/** What the server's answer says. */
export function shownBy(document: ReadDocument): ShownList {
  const form = document.querySelector('main form[action]')
  const inputs = [...(form?.querySelectorAll('input, select') ?? [])]
  return {
    rows: [...document.querySelectorAll('.row')].map(({ id }) => id),
    heroes: [...document.querySelectorAll('.row .hero')].map((hero) => evenText(hero.textContent)),
    text: evenText(
      [...document.querySelectorAll('[data-list] form, .list-rows')].map((part) => part.textContent).join(' '),
    ),
    controls: inputs.flatMap((input) => {
      const name = input.getAttribute('name') ?? ''
      const value = input.getAttribute('value') ?? ''
      if (name === 'product') return []
      if (input.tagName === 'SELECT') {
        const chosen = input.querySelector('option[selected]') ?? input.querySelector('option')
        return [`${name}=${chosen?.getAttribute('value') ?? ''}`]
      }
      const type = input.getAttribute('type')
      if (type === 'checkbox' || type === 'radio') return input.hasAttribute('checked') ? [`${name}=${value}`] : []
      return [`${name}=${value}`]
    }),
  }
}

/**
 * What a product's own headline says that a text does not: the row of a list may say it under the figure of its order. What it is based on
 * the list says once, above its rows.
 */
export async function unsaidOf(page: Page, text: string): Promise<readonly string[]> {
  const said = (await page.locator('.lead .hero > :not(small)').allTextContents()).map(evenText)
  const parts = said.flatMap((part) => part.split(/, (?=out of date: |checked )|; /))
  if (parts.length === 0) return ['no headline']
  return parts.filter((part) => !text.includes(part))
}

/** What a row says of its product's result, and when that was checked. */
export async function headlineOf(row: Locator): Promise<string> {
  return (await row.locator('.by, .hero').allTextContents()).map(evenText).join(' ')
}
