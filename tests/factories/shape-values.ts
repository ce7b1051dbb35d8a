import fc from 'fast-check'
import type { FigureTable } from '@/lib/domain/figures/figure-table'
import type { Parts, Shape } from '@/lib/domain/figures/shape'
import { assertNever } from '@/lib/domain/values/assert-never'
import { maxSen } from '@/lib/domain/values/money'

function partsValue(parts: Parts): fc.Arbitrary<Record<string, unknown>> {
  return fc.record(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, shapeValue(part)])))
}

function figureValue(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const source = 'page'
  return fc.oneof(
    value.map((known) => ({ state: 'known', value: known, source })),
    fc.constantFrom({ state: 'none', source }, { state: 'unlimited', source }, { state: 'missing' }),
  )
}

/** Any value of a shape, as products carry it. */
export function shapeValue(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.kind) {
    case 'money':
      return fc.integer({ min: 0, max: maxSen })
    case 'rate':
    case 'share':
      return fc.integer({ min: 0, max: 6_000 })
    case 'count':
      return fc.nat(10_000)
    case 'months':
      return fc.integer({ min: 1, max: 600 })
    case 'date':
      return fc.constantFrom('2026-01-31', '2026-11-20', '2028-02-29')
    case 'yes-no':
      return fc.boolean()
    case 'text':
      return fc.constantFrom('A', 'a'.repeat(shape.longest))
    case 'numbers':
      return fc.constantFrom(...shape.values)
    case 'choice':
      return fc.constantFrom(...Object.keys(shape.words))
    case 'list':
      return fc.array(shapeValue(shape.of), { maxLength: 3 })
    case 'optional':
      return fc.option(shapeValue(shape.of))
    case 'figure':
      return figureValue(shapeValue(shape.of))
    case 'record':
      return partsValue(shape.parts)
    case 'cases':
      return fc.oneof(
        ...Object.entries(shape.cases).map(([kind, parts]) => partsValue(parts).map((value) => ({ kind, ...value }))),
      )
    default:
      return assertNever(shape)
  }
}

/** Any figures of a table, by the names of their fields. */
export function figureValues(table: FigureTable): fc.Arbitrary<Record<string, unknown>> {
  return fc.record(
    Object.fromEntries(
      Object.entries(table).map(([name, { kind, of }]) => [
        name,
        kind === 'published' ? figureValue(shapeValue(of)) : shapeValue(of),
      ]),
    ),
  )
}
