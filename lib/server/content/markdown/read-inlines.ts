import type { Link, PhrasingContent } from 'mdast'
import type { Inline } from '@/lib/domain/content/prose'
import { readEmbed } from './read-embed'
import { lineOf, type Reading } from './reading'

/** A page from the root, a place on the page, an https or a mail address. */
export const safeAddress = /^(?:\/(?!\/)[^\s\\]*|#[a-z0-9-]+|https:\/\/[^\s\\]+|mailto:[^\s\\]+)$/

/** Reads the parts of a line; what is refused leaves nothing. */
export function readInlines(nodes: readonly PhrasingContent[], reading: Reading): readonly Inline[] {
  return nodes.flatMap((node) => readInline(node, reading) ?? [])
}

function readLink(node: Link, reading: Reading): Inline | null {
  if (!safeAddress.test(node.url)) {
    reading.refuse(
      node,
      `leads to ${node.url}: only pages of this site, https addresses and mail addresses are allowed`,
    )
    return null
  }
  return { kind: 'link', href: node.url, children: readInlines(node.children, reading) }
}

function readInline(node: PhrasingContent, reading: Reading): Inline | null {
  switch (node.type) {
    case 'text':
      // A line break within a paragraph is a space.
      return { kind: 'text', text: node.value.replaceAll(/\s*\n\s*/g, ' ') }
    case 'inlineCode':
      return { kind: 'code', text: node.value }
    case 'strong':
    case 'emphasis':
      return { kind: node.type, children: readInlines(node.children, reading) }
    case 'link':
      return readLink(node, reading)
    case 'break':
      return { kind: 'break' }
    case 'textDirective': {
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
