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
