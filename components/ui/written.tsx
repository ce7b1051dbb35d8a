import { createElement, Fragment, type ReactNode } from 'react'

/** A paragraph, or the points of a list. */
export type WrittenPart = string | readonly string[]

/** A section of a page as a words file writes it. */
export interface WrittenSection {
  /** Its anchor. */
  readonly id: string
  readonly title: string
  readonly text: readonly WrittenPart[]
}

/** `[a link](/address)`, `[dalam Bahasa Malaysia](/address){ms}` for a page in another language, and `**what matters**`. */
const marks = /\[([^\]]+)\]\(([^)]+)\)(?:\{([a-z]{2})\})?|\*\*([^*]+)\*\*/g

/** Parts in one order for good, so that none needs a key: two may say the same. */
function together(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts)
}

/** A sentence of a words file, with its links. */
export function Sentence({ text }: { readonly text: string }) {
  const parts: ReactNode[] = []
  let from = 0
  for (const found of text.matchAll(marks)) {
    const [whole, label, href, language, strong] = found
    if (found.index > from) parts.push(text.slice(from, found.index))
    parts.push(
      strong === undefined ? (
        <a href={href} hrefLang={language} lang={language}>
          {label}
        </a>
      ) : (
        <b>{strong}</b>
      ),
    )
    from = found.index + whole.length
  }
  if (from < text.length) parts.push(text.slice(from))
  return together(parts)
}

function pointOf(point: string) {
  return (
    <li>
      <Sentence text={point} />
    </li>
  )
}

function partOf(part: WrittenPart) {
  if (typeof part !== 'string') return <ul>{together(part.map(pointOf))}</ul>
  return (
    <p>
      <Sentence text={part} />
    </p>
  )
}

/** Paragraphs and lists of a words file. */
export function Written({ text }: { readonly text: readonly WrittenPart[] }) {
  return together(text.map(partOf))
}

/** A section of text under its heading. */
export function WrittenSectionPart({ section: { id, title, text } }: { readonly section: WrittenSection }) {
  return (
    <section className="prose mt-10" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Written text={text} />
    </section>
  )
}
