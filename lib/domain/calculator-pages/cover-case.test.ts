import { expect, it } from 'vitest'
import { illnessScenario } from '../categories/critical-illness-insurance/scenario'
import { termLifeScenario } from '../categories/term-life-insurance/scenario'
import { isPersonal } from '../fields/field'
import { defaultValues } from '../fields/field-value'
import { formKey, readForm } from '../fields/form'
import { isoDate } from '../values/iso-date'
import { ringgit, sen } from '../values/money'
import { coverCase } from './cover-case'
import { insuranceGapCalculator } from './insurance-gap'
import { gapFields } from './insurance-gap-fields'

const today = isoDate('2026-11-20')

it('hands the missing sum, rounded up to a thousand, and the years to the list of term life', () => {
  expect(coverCase({ cover: 'life', years: 15 }, sen(54_800_001))).toEqual({
    category: 'term-life-insurance',
    said: { sum: '549000', years: '15' },
    note: 'The list starts from RM549,000 over 15 years. This stays on your device.',
  })
})

it('hands the sum alone to the list of critical illness cover', () => {
  const handed = coverCase({ cover: 'critical-illness', years: 15 }, ringgit(104_000))
  expect(handed).toMatchObject({ category: 'critical-illness-insurance', said: { sum: '104000' } })
})

it.each([
  ['nothing is missing', 'life', 0],
  ['no list takes so large a sum', 'life', 2_000_001],
  ['no list takes so small a sum', 'critical-illness', 9_000],
  ['a medical card has no sum', 'medical', 50_000],
] as const)('hands nothing where %s', (_, cover, gap) => {
  expect(coverCase({ cover, years: 15 }, ringgit(gap))).toBeNull()
})

it.each([
  [1, termLifeScenario, 'life'],
  [2_000_000, termLifeScenario, 'life'],
  [2_000_000, illnessScenario, 'critical-illness'],
] as const)('hands over what the list accepts, from RM%i on', (gap, fields, cover) => {
  for (const years of [1, 50]) {
    const handed = coverCase({ cover, years }, ringgit(Math.max(gap, 9_001)))
    const said = new URLSearchParams({ [formKey]: '1', ...handed?.said })
    expect(handed).not.toBeNull()
    expect(readForm(fields, said, today).problems).toEqual([])
    // A name that the list does not know, or that may stand in an address, would be lost or tell of the visitor.
    for (const name of Object.keys(handed?.said ?? {}))
      expect(Object.entries(fields).find(([id]) => id === name)?.[1].personal).toBe(true)
  }
})

it('keeps the case out of the address that leads to the list', () => {
  expect(isPersonal(gapFields)).toBe(true)
  const link = insuranceGapCalculator.listLink(defaultValues(gapFields, today))
  expect(link?.href).toBe('/insurance/term-life-insurance')
  expect(link?.hands?.said).toMatchObject({ years: '15' })
})
