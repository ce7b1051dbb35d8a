import { wordsFor } from '../products/words'
import { assertNever } from '../values/assert-never'
import { shelfLifeDays } from './figure'
import type { Entry, FigureTable } from './figure-table'
import { wording } from './print'
import type { Parts, Shape } from './shape'

const plain = wordsFor({ shariah: null })

function partsText(parts: Parts): string {
  const lines = Object.entries(parts).map(([name, part]) => `\`${name}\` ${shapeText(part)}`)
  return lines.length === 0 ? 'nothing else' : lines.join(', ')
}

/** Most values of a choice that are written out. */
const mostValues = 20

function valuesText(values: readonly string[]): string {
  const names = values.map((value) => `\`${value}\``)
  return names.length > mostValues ? `one of ${names.length}, from ${names[0]} to ${names.at(-1)}` : names.join(', ')
}

/** How a value of a shape is written in a product's file, in words. */
function shapeText(shape: Shape): string {
  switch (shape.kind) {
    case 'money':
      return 'an amount (`RM1,200`)'
    case 'rate':
      return 'a rate (`4.15%`)'
    case 'share':
      return 'a share (`50%`)'
    case 'count':
      return 'a whole number'
    case 'months':
      return 'whole months'
    case 'date':
      return 'a date (`2026-11-03`)'
    case 'yes-no':
      return '`true` or `false`'
    case 'text':
      return `text of at most ${shape.longest} characters`
    case 'numbers':
      return shape.values.map((value) => `\`${value}\``).join(' or ')
    case 'choice':
      return valuesText(Object.keys(shape.words))
    case 'list':
      return `a list, each ${shapeText(shape.of)}`
    case 'optional':
      return `${shapeText(shape.of)}, or \`none\``
    case 'figure':
      return `a figure of ${shapeText(shape.of)}`
    case 'record':
      return partsText(shape.parts)
    case 'cases':
      return Object.entries(shape.cases)
        .map(([kind, parts]) => `\`kind: ${kind}\` with ${partsText(parts)}`)
        .join('; ')
    default:
      return assertNever(shape)
  }
}

function entryRow(name: string, entry: Entry): string {
  const kind = entry.kind === 'published' ? 'figure with a source' : 'stated'
  const none = entry.kind === 'published' && entry.none !== null ? `none: ${wording(plain, entry.none)}.` : ''
  const unlimited =
    entry.kind === 'published' && entry.unlimited !== null ? `unlimited: ${wording(plain, entry.unlimited)}.` : ''
  const notes = [none, unlimited, entry.about ?? ''].filter((note) => note !== '').join(' ')
  const fresh = `${shelfLifeDays[entry.life]} days${entry.ranked ? ', ranked' : ''}`
  const cells = [`\`${name}\``, wording(plain, entry.label), kind, shapeText(entry.of), fresh, notes]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

/** The figures of one kind of product as a table of Markdown, for the people who write its files. */
export function describeFigures(table: FigureTable): string {
  const head = '| Field | What it is | Kind | How its value is written | Fresh for | Notes |'
  const rows = Object.entries(table).map(([name, entry]) => entryRow(name, entry))
  return [head, '|---|---|---|---|---|---|', ...rows].join('\n')
}

const scalars: readonly Shape['kind'][] = [
  'money',
  'rate',
  'share',
  'count',
  'months',
  'date',
  'yes-no',
  'text',
  'choice',
  'numbers',
]

/** The columns with which a spreadsheet can set the figures of a table: those whose value fits a cell. */
export function importColumns(table: FigureTable): readonly string[] {
  return Object.entries(table).flatMap(([name, { kind, of }]) => {
    if (!scalars.includes(of.kind)) return []
    return kind === 'published' ? [`${name}.value`, `${name}.state`, `${name}.source`] : [name]
  })
}
