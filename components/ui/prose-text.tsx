import { createElement, Fragment, type ReactNode } from 'react'
import {
  type Block,
  type Embed,
  type Inline,
  inlinesText,
  type Prose,
  type TableAlign,
} from '@/lib/domain/content/prose'
import { translateOfWritten } from './translate-of'

/** Draws what a text reads from the catalogue; null: the text may hold none (its reader refuses them). */
type DrawEmbed = ((embed: Embed) => ReactNode) | null

interface ProseTextProps {
  readonly text: Prose
  readonly drawEmbed: DrawEmbed
}

/** Parts in one order for good, so that none needs a key: two may say the same. */
function together(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts)
}

/** A written text: headings, paragraphs, lists, quotes, tables and what is read from the catalogue. */
export function ProseText({ text, drawEmbed }: ProseTextProps) {
  return together(text.map((block) => blockPart(block, drawEmbed)))
}

function blockPart(block: Block, drawEmbed: DrawEmbed): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return <Heading id={block.id}>{inlines(block.children, drawEmbed)}</Heading>
    }
    case 'paragraph':
      return <p>{inlines(block.children, drawEmbed)}</p>
    case 'list':
      return <ListPart block={block} drawEmbed={drawEmbed} />
    case 'quote':
      return (
        <blockquote>
          <ProseText text={block.children} drawEmbed={drawEmbed} />
        </blockquote>
      )
    case 'table':
      return <TablePart block={block} drawEmbed={drawEmbed} />
    case 'embed':
      return drawEmbed?.(block.embed)
  }
}

interface PartProps<K extends Block['kind']> {
  readonly block: Extract<Block, { readonly kind: K }>
  readonly drawEmbed: DrawEmbed
}

function ListPart({ block, drawEmbed }: PartProps<'list'>) {
  const List = block.ordered ? 'ol' : 'ul'
  return <List>{together(block.items.map((item) => listItem(item, drawEmbed)))}</List>
}

function listItem(item: Prose, drawEmbed: DrawEmbed) {
  const [only] = item
  return (
    <li>
      {item.length === 1 && only?.kind === 'paragraph' ? (
        inlines(only.children, drawEmbed)
      ) : (
        <ProseText text={item} drawEmbed={drawEmbed} />
      )}
    </li>
  )
}

const alignClass: Readonly<Record<TableAlign, string | undefined>> = {
  start: undefined,
  end: 'text-right',
  center: 'text-center',
}

function TablePart({ block: { align, head, rows }, drawEmbed }: PartProps<'table'>) {
  const classOf = (column: number) => alignClass[align[column] ?? 'start']
  const headCell = (cell: readonly Inline[], column: number) => (
    <th scope="col" className={classOf(column)}>
      {inlines(cell, drawEmbed)}
    </th>
  )
  const bodyCell = (cell: readonly Inline[], column: number) => (
    <td className={classOf(column)} translate={translateOfWritten(inlinesText(cell))}>
      {inlines(cell, drawEmbed)}
    </td>
  )
  const bodyRow = (row: readonly (readonly Inline[])[]) => <tr>{together(row.map(bodyCell))}</tr>
  return (
    // A table wider than the screen scrolls by itself, by keyboard too.
    <section className="prose-table" tabIndex={0} aria-label="Table">
      <table>
        <thead>
          <tr>{together(head.map(headCell))}</tr>
        </thead>
        <tbody>{together(rows.map(bodyRow))}</tbody>
      </table>
    </section>
  )
}

function inlines(parts: readonly Inline[], drawEmbed: DrawEmbed): ReactNode {
  return together(parts.map((part) => inline(part, drawEmbed)))
}

function inline(part: Inline, drawEmbed: DrawEmbed): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'code':
      return <code>{part.text}</code>
    case 'strong':
      return <strong>{inlines(part.children, drawEmbed)}</strong>
    case 'emphasis':
      return <em>{inlines(part.children, drawEmbed)}</em>
    case 'link':
      return <a href={part.href}>{inlines(part.children, drawEmbed)}</a>
    case 'break':
      return <br />
    case 'embed':
      return drawEmbed?.(part.embed)
  }
}
