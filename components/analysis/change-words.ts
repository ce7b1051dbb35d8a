import type { Change, KeptPoint } from '@/lib/domain/analysis/changes'
import { stateWords } from '@/lib/domain/analysis/state-words'
import { formatDate } from '@/lib/domain/values/iso-date'

/** `Nothing missing` and `Not needed` stand within a sentence here; `RM` stays as it is. */
const within = (text: string) => text.replace(/^N/, 'n')

const onDay = ({ text, day }: KeptPoint) => `${within(text)} on ${formatDate(day)}`

const openings = { up: 'Up from', down: 'Down from', words: 'Changed from' } as const

function figureWords({ first, last, way }: Change): string {
  const sameDay = first.day === last.day
  if (way === 'same') return sameDay ? `${last.text} again.` : `${last.text} again, as on ${formatDate(first.day)}.`
  const [from, to] = sameDay ? [within(first.text), within(last.text)] : [onDay(first), onDay(last)]
  return `${openings[way]} ${from} to ${to}${sameDay ? `, both on ${formatDate(last.day)}` : ''}.`
}

/** What became of a figure between the first and the latest report, in words that need no drawing. */
export function changeWords(change: Change): string {
  const { first, last, turn } = change
  const [before, now] = [stateWords[first.state].word, stateWords[last.state].word]
  const state =
    turn === 'same' ? `Still “${now}”.` : `${turn === 'better' ? 'Better' : 'Worse'}: “${before}” before, “${now}” now.`
  return `${figureWords(change)} ${state}`
}
