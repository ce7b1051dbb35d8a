import postcss, { AtRule, type ChildNode, type Container, type Declaration, type Node, type Root, Rule } from 'postcss'

/** What a part of a document uses of a stylesheet. */
interface Used {
  readonly classes: ReadonlySet<string>
  readonly ids: ReadonlySet<string>
  readonly elements: ReadonlySet<string>
  readonly attributes: ReadonlySet<string>
  readonly properties: ReadonlySet<string>
}

interface Selector {
  readonly text: string
  readonly classes: readonly string[]
  readonly ids: readonly string[]
  readonly elements: readonly string[]
  readonly attributes: readonly string[]
}

interface Block {
  readonly start: string
  readonly children: readonly Piece[]
}

interface Choice {
  readonly selectors: readonly Selector[]
  readonly body: string
}

/** Custom properties: printed where what is printed reads them. */
interface Properties {
  readonly start: string
  readonly values: readonly { readonly name: string; readonly text: string }[]
}

type Piece = string | Block | Choice | Properties

/** A stylesheet that can be asked for the part of it that a document needs before its end has arrived. */
export interface Stylesheet {
  readonly pieces: readonly Piece[]
}

/** States that nothing of a stored document is in while it arrives; the rules of paper; what only fallbacks for old browsers read. */
const laterStates = /:hover|:active|:popover-open|::backdrop|\[open\]/
const laterBlocks = /^(?:media print|layer (?:theme|late|properties)|property .*)$/
const grouping = /^(?:media|supports|layer|container)$/
/** How a change comes about. Nothing that a document begins with changes before all styles are there. */
const movement = /^(?:transition|animation|scroll-behavior)$/
const functions = /(?<!\\):(?:is|where|not|has|nth-[a-z-]+)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g
const negations = /(?<!\\):not\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g
const containers = /(?<!\\):has\((?:[^()]|\([^()]*\))*\)/g
const attributes = /(?<!\\)\[(?:"[^"]*"|[^\]"])*\]/g
/** Attributes that a script may have set before anything is drawn. */
const scripted = ['data-session', 'data-script', 'data-theme']
const attributeName = /(?<!\\)\[([\w-]+)/g
const className = /\.((?:[\w-]|\\.)+)/g
const idName = /#([\w-]+)/g
const elementName = /(?:^|[\s>+~])([a-z][a-z0-9]*)/g
const readProperty = /var\((--[\w-]+)/g

/** Stylesheets in the order in which a document brings them, as one. */
export function readStylesheet(texts: readonly string[]): Stylesheet {
  const root = postcss.parse(texts.join('\n'))
  const layers = layersIn(root)
  settleProperties(root)
  dropRepeats(root)
  const order = layers.length > 0 ? [`@layer ${layers.join(',')};`] : []
  return { pieces: [...order, ...piecesOf(root)] }
}

/**
 * The rules of a stylesheet that may apply to a part of a document as it arrives. What they leave out must follow before
 * anything else of the document is drawn.
 */
export function firstStyles({ pieces }: Stylesheet, html: string): string {
  const classes = new Set([...namesIn(html, /\sclass="([^"]*)"/g)].flatMap((names) => names.split(/\s+/)))
  const ids = namesIn(html, /\sid="([^"]*)"/g)
  const elements = namesIn(html, /<([a-z][a-z0-9]*)/g)
  const attributes = new Set([...scripted, ...namesIn(html.toLowerCase(), /\s([a-z-]+)="/g)])
  let properties = namesIn(html, readProperty)
  // Properties may read each other.
  for (;;) {
    const text = printAll(pieces, { classes, ids, elements, attributes, properties })
    const read = new Set([...properties, ...namesIn(text, readProperty)])
    if (read.size === properties.size) return text
    properties = read
  }
}

function namesIn(text: string, pattern: RegExp): Set<string> {
  return new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name))
}

function printAll(pieces: readonly Piece[], used: Used): string {
  return pieces.map((piece) => print(piece, used)).join('')
}

function print(piece: Piece, used: Used): string {
  if (typeof piece === 'string') return piece
  if ('children' in piece) return within(piece.start, printAll(piece.children, used))
  if ('values' in piece) {
    const values = piece.values.filter(({ name }) => used.properties.has(name))
    return within(piece.start, values.map(({ text }) => text).join(';'))
  }
  const selectors = piece.selectors.filter(
    ({ classes, ids, elements, attributes }) =>
      classes.every((name) => used.classes.has(name)) &&
      ids.every((name) => used.ids.has(name)) &&
      elements.every((name) => used.elements.has(name)) &&
      attributes.every((name) => used.attributes.has(name)),
  )
  return selectors.length === 0 ? '' : `${selectors.map(({ text }) => text).join(',')}{${piece.body}}`
}

function within(start: string, text: string): string {
  return text === '' ? '' : `${start}{${text}}`
}

function piecesOf(container: Container): readonly Piece[] {
  return (container.nodes ?? []).flatMap((node) => pieceOf(node) ?? [])
}

function pieceOf(node: ChildNode): Piece | null {
  if (node.type === 'rule') return rulePiece(node)
  if (node.type !== 'atrule') return null
  const start = `${node.name} ${node.params}`
  if (node.nodes === undefined || laterBlocks.test(start)) return null
  return grouping.test(node.name) ? { start: `@${start}`, children: piecesOf(node) } : String(node)
}

function rulePiece(rule: Rule): Piece | null {
  const declarations = rule.nodes.filter((node) => node.type === 'decl').filter(({ prop }) => !movement.test(prop))
  if (rule.selector === ':root' && declarations.every(({ prop }) => prop.startsWith('--'))) {
    return { start: ':root', values: declarations.map((one) => ({ name: one.prop, text: String(one) })) }
  }
  const selectors = rule.selectors.map(selectorOf).filter((selector) => selector !== null)
  if (selectors.length === 0 || declarations.length === 0) return null
  return { selectors, body: declarations.map(String).join(';') }
}

/** What must be in a document before anything of it can match. Null when nothing can match before all has arrived. */
function selectorOf(text: string): Selector | null {
  const whole = text.replaceAll(functions, '')
  if (laterStates.test(whole)) return null
  const plain = whole.replaceAll(attributes, '')
  const classes = [...namesIn(plain, className)].map((name) => name.replaceAll(/\\(.)/g, '$1'))
  const ids = [...namesIn(plain, idName)]
  const elements = [...namesIn(plain.replaceAll(className, '').replaceAll(idName, ''), elementName)]
  const held = text.replaceAll(negations, '').match(containers)?.join('') ?? ''
  return { text, classes, ids, elements, attributes: [...namesIn(whole + held, attributeName)] }
}

function layersIn(root: Root): readonly string[] {
  const names = root.nodes.flatMap((node) =>
    node.type === 'atrule' && node.name === 'layer' ? node.params.split(/,\s*/) : [],
  )
  return [...new Set(names)]
}

/**
 * Writes out the properties that have one value wherever they are read, the framework's and the design's: a colour is shorter
 * than its name and its declaration. Drops those of the framework that nothing reads.
 */
function settleProperties(root: Root): void {
  const read = namesIn(String(root), readProperty)
  const values = new Map<string, string>()
  const changing = new Set<string>()
  root.walkDecls((declaration) => {
    const owner = declaration.parent
    if (owner instanceof AtRule && owner.name === 'property') {
      if (declaration.prop === 'initial-value') values.set(owner.params, declaration.value)
    } else if (layerOf(declaration) === 'theme') values.set(declaration.prop, declaration.value)
    else if (isPlainToken(declaration) && !values.has(declaration.prop)) values.set(declaration.prop, declaration.value)
    else if (layerOf(declaration) !== 'properties') changing.add(declaration.prop)
  })
  root.walkDecls((declaration) => {
    if (/^--(?:tw|lightningcss)-/.test(declaration.prop) && !read.has(declaration.prop)) declaration.remove()
    else declaration.value = settled(declaration.value, values, changing)
  })
}

/** A property of the whole page that stands under no condition and needs no other. */
function isPlainToken({ parent, prop, value }: Declaration): boolean {
  const isOnRoot = parent instanceof Rule && parent.selector === ':root' && parent.parent?.type === 'root'
  return isOnRoot && prop.startsWith('--') && !value.includes('var(')
}

function settled(value: string, values: ReadonlyMap<string, string>, changing: ReadonlySet<string>): string {
  return value
    .replaceAll(/var\((--[\w-]+)(?:,([^()]*))?\)/g, (whole, name: string, instead?: string) => {
      if (changing.has(name)) return whole
      return values.get(name) ?? (/^--(?:tw-|spacing|font-weight-)/.test(name) ? instead : undefined) ?? whole
    })
    .replaceAll(
      /calc\(([\d.]+)rem \* (-?[\d.]+)\)/g,
      (_, one: string, times: string) => `${String(Number(one) * Number(times)).replace(/^(-?)0\./, '$1.')}rem`,
    )
}

/** The conditions and layers that a node is in, the innermost first. */
function* around(node: Node): Generator<AtRule> {
  for (let at = node.parent; at !== undefined; at = at.parent) if (at instanceof AtRule) yield at
}

/** The name of the outermost layer that a node is in. */
function layerOf(node: Node): string | null {
  return [...around(node)].findLast(({ name }) => name === 'layer')?.params ?? null
}

/** Drops each rule that comes again, word for word the same selector and properties, in the same layer and conditions. */
function dropRepeats(root: Root): void {
  const last = new Map<string, Rule>()
  root.walkRules((rule) => {
    const place = Array.from(around(rule), ({ name, params }) => `${name} ${params}`)
    const properties = rule.nodes.map((node) =>
      node.type === 'decl' ? `${node.prop}${node.important ? '!' : ''}` : '',
    )
    const key = JSON.stringify([place, rule.selector, properties])
    last.get(key)?.remove()
    last.set(key, rule)
  })
}
