import type { CategoryId } from '../categories/ids'

/** A part of a text that is read from the catalogue each time the page is made, so that no text holds an old figure. */
export type Embed =
  /** A product with its headline figure. */
  | { readonly name: 'product'; readonly category: CategoryId; readonly slug: string }
  /** The first so many products of a list, for everybody, on the list's own scenario. */
  | { readonly name: 'top'; readonly category: CategoryId; readonly count: number }
  /** One figure of a product, within a sentence; `figure` is its id in the category's table. */
  | { readonly name: 'figure'; readonly category: CategoryId; readonly slug: string; readonly figure: string }
  /** The way to a calculator. */
  | { readonly name: 'calculator'; readonly id: string }

/** A part that is read from the catalogue, with its line in the file. */
interface EmbedNode {
  readonly kind: 'embed'
  readonly embed: Embed
  readonly line: number
}

/** Text within a line. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong'; readonly children: readonly Inline[] }
  | { readonly kind: 'emphasis'; readonly children: readonly Inline[] }
  /** `href`: a page of this site from its root, a place on the page, an https address or a mail address. Nothing else. */
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] }
  | { readonly kind: 'break' }
  | EmbedNode

export type TableAlign = 'start' | 'end' | 'center'

/** A part of a text, one below the other. */
export type Block =
  /** `id`: its anchor, one of a kind within the text. */
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly children: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Prose[] }
  | { readonly kind: 'quote'; readonly children: Prose }
  | {
      readonly kind: 'table'
      readonly align: readonly TableAlign[]
      readonly head: readonly (readonly Inline[])[]
      readonly rows: readonly (readonly (readonly Inline[])[])[]
    }
  | EmbedNode

/** A text written in Markdown, as data: it holds no markup, so nothing in it can be run. */
export type Prose = readonly Block[]

/** What tells one embedded part from another. */
export function embedKey(embed: Embed): string {
  return JSON.stringify(embed)
}

function inlineText(inline: Inline): string {
  switch (inline.kind) {
    case 'text':
    case 'code':
      return inline.text
    case 'break':
      return ' '
    case 'embed':
      return ''
    default:
      return inlinesText(inline.children)
  }
}

/** The words of a line without its marks. Embedded parts have none. */
export function inlinesText(inlines: readonly Inline[]): string {
  return inlines.map(inlineText).join('')
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return inlinesText(block.children)
    case 'list':
      return block.items.map(proseText).join('\n')
    case 'quote':
      return proseText(block.children)
    case 'table':
      return [block.head, ...block.rows].map((cells) => cells.map(inlinesText).join(' ')).join('\n')
    case 'embed':
      return ''
  }
}

/** The words of a text, a line for each part; for search, for feeds and for counting. */
export function proseText(prose: Prose): string {
  return prose.map(blockText).join('\n')
}

/** A heading of the second level, for the contents of a text. */
export interface ProseHeading {
  readonly id: string
  readonly text: string
}

/** The headings of the second level, in their order. */
export function proseHeadings(prose: Prose): readonly ProseHeading[] {
  return prose.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, text: inlinesText(block.children) }] : [],
  )
}

function inlineEmbeds(inline: Inline): readonly EmbedNode[] {
  if (inline.kind === 'embed') return [inline]
  return 'children' in inline ? inline.children.flatMap(inlineEmbeds) : []
}

function blockEmbeds(block: Block): readonly EmbedNode[] {
  switch (block.kind) {
    case 'embed':
      return [block]
    case 'heading':
    case 'paragraph':
      return block.children.flatMap(inlineEmbeds)
    case 'list':
      return block.items.flatMap(embedNodes)
    case 'quote':
      return embedNodes(block.children)
    case 'table':
      return [block.head, ...block.rows].flat(2).flatMap(inlineEmbeds)
  }
}

/** Everything that a text reads from the catalogue, as often as it does, each with its line. */
export function embedNodes(prose: Prose): readonly EmbedNode[] {
  return prose.flatMap(blockEmbeds)
}

/** Everything that a text reads from the catalogue, as often as it does. */
export function proseEmbeds(prose: Prose): readonly Embed[] {
  return embedNodes(prose).map(({ embed }) => embed)
}
