import { type HTMLElement, parse } from 'node-html-parser'

/** A document that was read, not shown: its elements can be asked for by selector. */
export type ReadDocument = HTMLElement

/** Reads an answer as a document without running or fetching anything. */
export function parseHtml(html: string): ReadDocument {
  return parse(html)
}

/** Text of an element with white space made even; throws when nothing matches. */
export function textOf(document: ReadDocument, selector: string): string {
  const element = document.querySelector(selector)
  if (element === null) throw new Error(`Nothing matches ${selector}`)
  return evenText(element.textContent)
}

/** One space for each run of white space. */
export function evenText(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim()
}

/** How alike two texts are, word by word: 1 for the same words as often, 0 for none in common. */
export function likeness(one: string, other: string): number {
  const left = countWords(one)
  const right = countWords(other)
  let common = 0
  for (const [word, count] of left) common += Math.min(count, right.get(word) ?? 0)
  return (2 * common) / (sum(left) + sum(right))
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of evenText(text).split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0)
}
