import { parseRinggit } from '../values/money'
import type { FindingId } from './finding'

/** What the figure of a finding counts: percent, months, or sen. */
export type FigureKind = 'percent' | 'months' | 'money'

export const figureKinds: Readonly<Record<FindingId, FigureKind>> = {
  'debt-service': 'percent',
  'debt-cost': 'money',
  reserve: 'months',
  'savings-rate': 'percent',
  'needless-interest': 'money',
  'deposit-protection': 'money',
  'idle-savings': 'money',
  'life-cover': 'money',
  'illness-cover': 'money',
  'medical-cover': 'money',
  goal: 'money',
}

/** How the cover findings write RM0. */
const nothing = 'Nothing missing'

/**
 * The number in the text of a finding, such as `38.5%`, `2.4 months` or `RM1,200 a year`, in the unit of its kind. Null
 * where the text holds none, such as `Not needed` or `No income`: such a figure has words and no place on a scale.
 */
export function figureIn(id: FindingId, text: string): number | null {
  const kind = figureKinds[id]
  if (kind === 'money') return text === nothing ? 0 : parseRinggit(/^RM[\d,.]+/.exec(text)?.[0] ?? '')
  const pattern = kind === 'percent' ? /^([-−]?\d{1,12}(?:\.\d)?)%$/ : /^(\d{1,12}(?:\.\d)?) months$/
  const number = pattern.exec(text)?.[1]
  return number === undefined ? null : Number(number.replace('−', '-'))
}
