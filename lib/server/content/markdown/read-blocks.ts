import type { AlignType, Heading, List, RootContent, Table, TableRow } from 'mdast'
import { type Block, inlinesText, type Prose, type TableAlign } from '@/lib/domain/content/prose'
import { readEmbed } from './read-embed'
import { readInlines } from './read-inlines'
import { lineOf, type Reading } from './reading'

/** Reads the parts of a text; what is refused leaves nothing. */
export function readBlocks(nodes: readonly RootContent[], reading: Reading): Prose {
  return nodes.flatMap((node) => readBlock(node, reading) ?? [])
}

function readHeading(node: Heading, reading: Reading): Block | null {
  if (node.depth !== 2 && node.depth !== 3) {
    reading.refuse(
      node,
      'has a heading of another level than ## and ###: the title is a field, and deeper ones have no place',
    )
    return null
  }
  const children = readInlines(node.children, reading)
  return { kind: 'heading', level: node.depth, id: reading.anchor(inlinesText(children)), children }
}

function readList(node: List, reading: Reading): Block {
  const items = node.children.map((item) => readBlocks(item.children, reading))
  return { kind: 'list', ordered: node.ordered === true, items }
}

const aligns: Readonly<Record<NonNullable<AlignType>, TableAlign>> = { left: 'start', right: 'end', center: 'center' }

function readTable(node: Table, reading: Reading): Block {
  const cells = (row: TableRow) => row.children.map((cell) => readInlines(cell.children, reading))
  const [head, ...rows] = node.children
  return {
    kind: 'table',
    align: (node.align ?? []).map((align) => (align === null ? 'start' : aligns[align])),
    head: head === undefined ? [] : cells(head),
    rows: rows.map(cells),
  }
}

function readBlock(node: RootContent, reading: Reading): Block | null {
  switch (node.type) {
    case 'heading':
      return readHeading(node, reading)
    case 'paragraph':
      return { kind: 'paragraph', children: readInlines(node.children, reading) }
    case 'list':
      return readList(node, reading)
    case 'blockquote':
      return { kind: 'quote', children: readBlocks(node.children, reading) }
    case 'table':
      return readTable(node, reading)
    case 'leafDirective': {
      const embed = readEmbed(node, reading)
      return embed === null ? null : { kind: 'embed', embed, line: lineOf(node) }
    }
    case 'html':
      reading.refuse(node, 'holds HTML, which is never shown: write Markdown')
      return null
    default:
      reading.refuse(node, `holds ${node.type}, which has no place in a text here`)
      return null
  }
}
