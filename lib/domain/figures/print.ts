import type { Words } from '../products/words'
import { assertNever } from '../values/assert-never'
import { formatDate, parseIsoDate } from '../values/iso-date'
import { formatRinggit, sen } from '../values/money'
import { basisPoints, formatRate } from '../values/rate'
import { counted } from '../values/words'
import type { Entry } from './figure-table'
import { figureWords } from './figure-words'
import type { ChoiceShape, Shape, Wording } from './shape'

/** Words of the page for a product's own world. */
export function wording(words: Words, of: Wording): string {
  return typeof of === 'string' ? of : of(words)
}

/** What a value of a choice is called; the value itself where the choice has no such one. */
export function choiceText({ words: names }: ChoiceShape, value: string, words: Words): string {
  const name = names[value]
  return name === undefined ? value : wording(words, name)
}

function wholeOf(value: unknown): number {
  if (typeof value !== 'number') throw new TypeError(`Not a number: ${String(value)}`)
  return value
}

/** A value as its shape is printed: `RM1,200`, `4.15%`, `12 months`, `Yes`. Throws TypeError for a value of another shape. */
function printShape(shape: Shape, value: unknown, words: Words): string {
  switch (shape.kind) {
    case 'money':
      return formatRinggit(sen(wholeOf(value)))
    case 'rate':
    case 'share':
      return formatRate(basisPoints(wholeOf(value)), 'trim')
    case 'months':
      return counted(wholeOf(value), 'month', 'months')
    case 'count':
    case 'numbers':
      return String(wholeOf(value))
    case 'yes-no':
      return value === true ? figureWords.yes : figureWords.no
    case 'date': {
      const day = typeof value === 'string' ? parseIsoDate(value) : null
      return day === null ? String(value) : formatDate(day)
    }
    case 'choice':
      return choiceText(shape, String(value), words)
    case 'text':
      return String(value)
    case 'list':
      if (!Array.isArray(value)) throw new TypeError('Not a list')
      return value.map((item: unknown) => printShape(shape.of, item, words)).join(', ')
    case 'optional':
      return value === null ? figureWords.none : printShape(shape.of, value, words)
    case 'record':
    case 'cases':
    case 'figure':
      throw new TypeError(`A ${shape.kind} is printed by its own entry`)
    default:
      return assertNever(shape)
  }
}

/** A value of an entry on the page. */
export function printValue(entry: Entry, value: unknown, words: Words): string {
  return entry.print === undefined ? printShape(entry.of, value, words) : entry.print(value, words)
}
