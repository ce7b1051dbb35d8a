import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editText } from '@/lib/server/catalogue/edit-text'
import { readEditorText } from '@/lib/server/catalogue/editor-text'
import { goodContent, goodPaths } from './good-content'

const text = goodContent.find((file) => file.path === goodPaths.card)?.text ?? ''
const textFields = [
  'name',
  'summary',
  'sources.page.title',
  'gift.value.text',
  'documents.0',
  'annualFee.value',
  'earn.value.0.cap.value',
]

function read(yaml: string): unknown {
  const result = readEditorText(yaml)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.data
}

/** The data with one field taken out and given back beside it. */
function without(data: unknown, field: string): readonly [rest: unknown, value: unknown] {
  const copy: unknown = structuredClone(data)
  const steps = field.split('.')
  const last = steps.pop() ?? ''
  let parent = copy
  for (const step of steps)
    parent = typeof parent === 'object' && parent !== null ? Reflect.get(parent, step) : undefined
  if (typeof parent !== 'object' || parent === null) throw new Error(`no ${field}`)
  const value: unknown = Reflect.get(parent, last)
  Reflect.set(parent, last, null)
  return [copy, value]
}

const words = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }),
  fc.stringMatching(/^[a-zA-Z0-9 ,:#{}[\]'"&*!|>%@`-]{1,20}$/),
  fc.constantFrom(
    'RM1,250',
    'RM1,000,000.50',
    'none',
    "it's",
    '- a',
    '? b',
    '"',
    '\\',
    '{ a: b }',
    'a: b',
    'a #b',
    '---',
    '007',
    '0x1F',
    'true',
    '~',
    '...',
  ),
)

describe('setting a field', () => {
  it('gives a file that reads back as exactly the cell there, and as before everywhere else', () => {
    const property = fc.property(fc.constantFrom(...textFields), words, (field, cell) => {
      fc.pre(!cell.includes('\uE000'))
      const edited = editText(text, [{ field, text: cell }])
      if (!edited.ok) throw new Error(JSON.stringify(edited.problems))
      const [before] = without(read(text), field)
      const [after, value] = without(read(edited.text), field)
      expect(after).toEqual(before)
      expect(edited.changes.length === 0 ? cell : String(value)).toBe(cell)
    })
    fc.assert(property, { numRuns: 150 })
  })

  it('sets many fields at once without one moving another', () => {
    const cells = [
      { field: 'gift.value.lastDay', text: '2027-01-31' },
      { field: 'name', text: 'A much longer name than before' },
      { field: 'annualFee.state', text: 'none' },
      { field: 'earn.value.1.rate', text: '0.25%' },
    ]
    const edited = editText(text, cells)
    expect(edited.ok && edited.text).toBe(
      text
        .replace('name: Nusa Cash', 'name: A much longer name than before')
        .replace('annualFee: { value: RM120, source: pds }', 'annualFee: { state: none, source: pds }')
        .replace('rate: 0.20%', 'rate: 0.25%')
        .replace('lastDay: 2026-12-31', 'lastDay: 2027-01-31'),
    )
  })
})
