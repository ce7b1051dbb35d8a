import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { toSearchParams } from '@/app/(site)/_parts/page-query'
import { Fields } from '@/components/calculator/calculator-form'
import { ResultView } from '@/components/calculator/result-view'
import { type Calculator, calculatorGroups } from '@/lib/domain/calculator-pages/calculator'
import { calculatorModel, rowsKey } from '@/lib/domain/calculator-pages/model'
import { calculatorIds } from '@/lib/domain/calculator-pages/registry'
import { type Answer, type CalculatorResult, mostPoints } from '@/lib/domain/calculator-pages/result'
import { tableCsv } from '@/lib/domain/calculator-pages/table-text'
import { categoryList } from '@/lib/domain/categories/registry'
import { formKey, printForm, readForm, sealedKey } from '@/lib/domain/fields/form'
import { parseListQuery } from '@/lib/domain/list/list-query'
import { isoDate } from '@/lib/domain/values/iso-date'
import { isBasisPoints } from '@/lib/domain/values/rate'
import { calculatorNamed, everyCalculatorId } from '@/lib/server/data/catalogue/calculators'
import { openQuery, sealQuery } from '@/lib/server/data/forms/sealed-values'
import { dice } from '@/tests/factories/dice'
import { runsOf } from '../setup/turn'
import { goodEntries, hostileEntries, testDay } from './values'

const found = await Promise.all(everyCalculatorId.map(async (id) => [id, await calculatorNamed(id)] as const))
const calculators = found.flatMap(([id, calculator]) => (calculator === null ? [] : [[id, calculator] as const]))
/** A sum over the whole catalogue is the work of hundreds: fewer of them say as much in the same time. */
const runsFor = (id: string) => runsOf(calculatorIds.includes(id) ? 500 : 25)

/** What the server works with: the address or the opened seal, read as Next hands it over. */
function serverParams(calculator: Calculator, entries: readonly (readonly [string, string])[]): URLSearchParams {
  const sent = new URLSearchParams(entries.map(([name, value]) => [name, value]))
  if (calculator.personal) return openQuery(calculator.id, sealQuery(calculator.id, sent)) ?? new URLSearchParams()
  const query: Record<string, string | string[]> = {}
  for (const name of new Set(sent.keys())) {
    const values = sent.getAll(name)
    query[name] = values.length === 1 ? (values[0] ?? '') : values
  }
  return toSearchParams(query)
}

/** What the browser works with: the form's own data. */
function browserParams(entries: readonly (readonly [string, string])[]): URLSearchParams {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  const params = new URLSearchParams()
  for (const [name, value] of form) if (typeof value === 'string') params.append(name, value)
  return params
}

/** Every text that a result prints. */
function textsOf(result: CalculatorResult): string {
  return JSON.stringify(result)
}

function numbersOf({ chart, tables }: Answer): (readonly [string, number])[] {
  const cells = tables.flatMap(({ columns, rows }) =>
    rows.flatMap((row) => row.map((cell, index) => [columns[index]?.kind ?? '', cell] as const)),
  )
  const drawn =
    chart === null ? [] : chart.series.flatMap(({ values }) => values.map((value) => [chart.quantity, value] as const))
  return [...cells, ...drawn].flatMap(([kind, value]) => (typeof value === 'number' ? [[kind, value] as const] : []))
}

/** The last day on which somebody compared a source. */
const newestCheck = isoDate('2026-11-26')

const badText = /NaN|Infinity|undefined|\[object|null%|RMnull/

describe.each(calculators)('the calculator %s', (id, calculator) => {
  const runs = runsFor(id)

  it('is registered under its own id and says what it is', () => {
    expect(calculator.id).toBe(id)
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(Object.keys(calculatorGroups)).toContain(calculator.group)
    expect(calculator.title.length).toBeGreaterThan(4)
    expect(calculator.purpose).toMatch(/^[A-Z].{30,160}\.$/)
  })

  it('gives every bound its reason', () => {
    for (const [name, field] of Object.entries(calculator.fields)) {
      expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect([formKey, rowsKey, sealedKey]).not.toContain(name)
      expect(field.label).toMatch(/^[A-Z]/)
      if (field.kind === 'choice') {
        expect(field.options.length).toBeGreaterThan(1)
        expect(field.options.map(({ value }) => value)).toContain(field.default)
        continue
      }
      if (field.kind === 'toggle') continue
      for (const { because } of [field.min, field.max]) {
        expect(because.length, `${name}: ${because}`).toBeGreaterThan(14)
        expect(because, name).not.toMatch(/[.!]$/)
      }
    }
  })

  it('has conditions that name another field of its own, without a condition itself', () => {
    for (const { when } of Object.values(calculator.fields)) {
      if (when === null) continue
      const other = calculator.fields[when.field]
      expect(other?.when).toBeNull()
      const known = other?.kind === 'choice' ? other.options.map(({ value }) => value) : [true, false]
      expect(known).toEqual(expect.arrayContaining([...when.is]))
    }
  })

  it('says what it rests on: assumptions, rounding, sources with a day', () => {
    expect(calculator.assumptions.length).toBeGreaterThan(0)
    expect(calculator.rounding).toMatch(/^[A-Z].{20,}\.$/)
    expect(calculator.sources.length).toBeGreaterThan(0)
    for (const { title, url, checkedOn } of calculator.sources) {
      expect(title.length).toBeGreaterThan(6)
      expect(url).toMatch(/^https?:\/\//)
      expect(checkedOn <= newestCheck).toBe(true)
    }
    for (const related of calculator.related) expect(everyCalculatorId.filter((one) => one !== id)).toContain(related)
  })

  it('answers its own defaults', () => {
    const { form, result, address } = calculatorModel(calculator, new URLSearchParams(), testDay)
    expect(form.problems).toEqual([])
    expect(result?.kind).toBe('answer')
    expect(address).toBe(`/financial-hub/${id}`)
  })

  it(`gives the same answer on the server and in the browser, ${runs} times`, () => {
    const roll = dice(11)
    for (let run = 0; run < runs; run += 1) {
      const entries = goodEntries(calculator, roll)
      const server = calculatorModel(calculator, serverParams(calculator, entries), testDay)
      const browser = calculatorModel(calculator, browserParams(entries), testDay)
      expect(server.form.problems, JSON.stringify(entries)).toEqual([])
      expect(JSON.stringify(browser)).toBe(JSON.stringify(server))
    }
  })

  it('works within all its bounds: a complete answer or a refusal in words, never a throw', () => {
    const roll = dice(23)
    for (let run = 0; run < runs; run += 1) {
      const params = new URLSearchParams(goodEntries(calculator, roll).map(([name, value]) => [name, value]))
      const { values } = readForm(calculator.fields, params, testDay)
      if (values === null) throw new Error(`Not read: ${params}`)
      const result = calculator.work(values, testDay)
      expect(textsOf(result), String(params)).not.toMatch(badText)
      if (result.kind === 'refusal') expect(result.text.length).toBeGreaterThan(20)
      else checkAnswer(result, String(params))
    }
  })

  it(`survives ${runs} hostile queries and keeps what was typed`, () => {
    const roll = dice(37)
    for (let run = 0; run < runs; run += 1) {
      const params = new URLSearchParams(hostileEntries(calculator, roll).map(([name, value]) => [name, value]))
      const { form, result } = calculatorModel(calculator, params, testDay)
      expect(result === null, String(params)).toBe(form.problems.length > 0)
      if (result !== null) expect(textsOf(result), String(params)).not.toMatch(badText)
      for (const { message } of form.problems) expect(message.length).toBeGreaterThan(10)
      for (const { name, kind, text } of form.fields) {
        const typed = params.has(formKey) ? params.getAll(name).at(-1) : undefined
        if (typed !== undefined && kind !== 'toggle') expect(typed.trim().slice(0, 40)).toBe(text)
      }
    }
  })

  it('prints an address that is read back as the same figures; personal figures never stand in one', () => {
    const roll = dice(41)
    for (let run = 0; run < runs / 5; run += 1) {
      const params = new URLSearchParams(goodEntries(calculator, roll).map(([name, value]) => [name, value]))
      const model = calculatorModel(calculator, params, testDay)
      if (calculator.personal) {
        expect([model.address, model.csvHref]).toEqual([`/financial-hub/${id}`, null])
        continue
      }
      const { values } = readForm(calculator.fields, params, testDay)
      if (values === null) throw new Error(`Not read: ${params}`)
      const printed = printForm(calculator.fields, values, testDay)
      expect(readForm(calculator.fields, new URLSearchParams(printed), testDay).values).toEqual(values)
      expect(printed.startsWith(`${formKey}=1`)).toBe(true)
    }
  })

  it('leads to lists that read its query without a problem', () => {
    const roll = dice(53)
    for (let run = 0; run < runs / 10; run += 1) {
      const params = new URLSearchParams(goodEntries(calculator, roll).map(([name, value]) => [name, value]))
      const { link } = calculatorModel(calculator, params, testDay)
      if (link === null) continue
      const url = new URL(link.href, 'http://site.test')
      const category = categoryList.find(({ path }) => url.pathname === path || url.pathname.startsWith(`${path}/`))
      if (category === undefined) continue
      expect(parseListQuery(category, url.searchParams, testDay).problems, link.href).toEqual([])
    }
  })

  it('is drawn without a style attribute, a bad number or an empty text', () => {
    const roll = dice(67)
    for (let run = 0; run < 20; run += 1) {
      const entries = goodEntries(calculator, roll)
      const { form, result, link } = calculatorModel(calculator, browserParams(entries), testDay)
      const fields = renderToStaticMarkup(createElement(Fields, { fields: form.fields, problems: form.problems }))
      const view =
        result === null ? '' : renderToStaticMarkup(createElement(ResultView, { result, link, allRows: run % 2 === 0 }))
      expect(`${fields}${view}`).not.toMatch(/ style=|NaN|Infinity|undefined/)
    }
  })
})

function checkAnswer(answer: Answer, params: string): void {
  const { headline, figures, chart, tables, steps } = answer
  expect(headline.value.length, params).toBeGreaterThan(0)
  expect(headline.basis.length, params).toBeGreaterThan(10)
  expect(figures.length).toBeGreaterThanOrEqual(2)
  expect(figures.length).toBeLessThanOrEqual(6)
  expect(steps.length).toBeGreaterThan(1)
  expect(new Set(steps.map(({ label }) => label)).size).toBe(steps.length)
  for (const [kind, number] of numbersOf(answer)) {
    // A rate may have a tenth of a basis point.
    expect(kind === 'rate' ? isBasisPoints(number) : Number.isSafeInteger(number), `${number} ${params}`).toBe(true)
  }
  if (chart !== null) {
    expect(chart.axis.at.length).toBeGreaterThan(0)
    expect(chart.axis.at.length).toBeLessThanOrEqual(mostPoints)
    expect(chart.series.length).toBeLessThanOrEqual(4)
    expect(new Set(chart.series.map(({ tone }) => tone)).size).toBe(chart.series.length)
    for (const { values } of chart.series) {
      expect(values.length).toBe(chart.axis.at.length)
      if (chart.kind !== 'lines') expect(Math.min(...values), params).toBeGreaterThanOrEqual(0)
    }
    expect(new Set<unknown>(chart.axis.at).size, params).toBe(chart.axis.at.length)
    expect(chart.description.length).toBeGreaterThan(30)
  }
  for (const table of tables) {
    expect(new Set(table.rows.map(([first]) => first)).size, `${table.title} ${params}`).toBe(table.rows.length)
    for (const row of table.rows) expect(row.length).toBe(table.columns.length)
    expect(tableCsv(table).split('\r\n').length).toBe(table.rows.length + 2)
  }
}
