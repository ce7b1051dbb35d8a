import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { defineCalculator } from '@/lib/domain/calculator-pages/calculator'
import { calculatorModel } from '@/lib/domain/calculator-pages/model'
import { count, type FieldGroup } from '@/lib/domain/fields/field'
import { isoDate } from '@/lib/domain/values/iso-date'
import { Fields } from './calculator-form'

const number = (label: string, group?: FieldGroup) =>
  count({
    label,
    unit: '',
    default: 5,
    min: { at: 1, because: 'less makes no sense here' },
    max: { at: 9, because: 'more makes no sense here' },
    ...(group === undefined ? {} : { group }),
  })

const finer = { title: 'Finer points', folded: true }
const main = { title: 'Main points', folded: false }

const calculator = defineCalculator({
  id: 'sample',
  title: 'Sample',
  purpose: 'A calculator that is here for its form only.',
  group: 'planning',
  fields: {
    early: number('Early', finer),
    first: number('First'),
    second: number('Second', main),
    late: number('Late', finer),
  },
  work: () => ({ kind: 'refusal', title: 'Told', text: 'Nothing to work out.' }),
  assumptions: [],
  rounding: 'Nothing is rounded.',
  sources: [],
  listLink: () => null,
  related: [],
})

function markup(query: string): string {
  const { form } = calculatorModel(calculator, new URLSearchParams(query), isoDate('2026-11-20'))
  return renderToStaticMarkup(<Fields fields={form.fields} problems={form.problems} />)
}

describe('the groups of a form', () => {
  it('stand after the fields without one, folded ones last, each with all its fields', () => {
    const order = [...markup('').matchAll(/First|Second|Main points|Finer points|Early|Late/g)].map(([text]) => text)
    expect(order).toEqual(['First', 'Main points', 'Second', 'Finer points', 'Early', 'Late'])
  })

  it('are shut until one of their fields is wrong, also without script', () => {
    expect(markup('')).toContain('<details class="field-group"><summary>Finer points')
    expect(markup('case=1&first=0')).not.toContain('open=""')
    expect(markup('case=1&late=0')).toContain('<details class="field-group" open=""><summary>Finer points')
  })
})
