import { firstStyles, type Stylesheet } from './first-styles'

/** What a finished document is made with. */
export interface Parts {
  /** Text of the inline script that stands first in every document. */
  readonly constant: string
  /** Address of the module that starts whatever runs on a page. */
  readonly loader: string
  /** What pages are told of the settings that this server runs with, as JSON for a data block. */
  readonly settings: string
  /** The build's stylesheets by address: the first paint must not wait for another request. */
  readonly styles: ReadonlyMap<string, string>
  /** The sets of stylesheets that documents bring, by their addresses in a row. */
  readonly sheets: ReadonlyMap<string, Sheet>
}

/** The stylesheets of a kind of page. */
export interface Sheet {
  readonly stylesheet: Stylesheet
  /** The text of each, as a document that is not stored holds them. */
  readonly texts: readonly string[]
  /** Address of all of it in one file, for what the document does not hold. */
  readonly address: string
}

/** A document that is ready to be sent. */
export interface Finished {
  readonly html: string
  /** Text of each of its style elements. */
  readonly styles: readonly string[]
}

interface Piece {
  /** Where the piece ends in the document. */
  readonly end: number
  /** What takes its place; null leaves it as it is. */
  readonly instead: string | null
  /** The stylesheet that it brings. */
  readonly style?: string
}

const marks = /<!--|<\/head>|<(?:script|style|link|title|textarea)(?=[\s/>])/gi
/** The start of what is on no first screen of a page with content: the footer, or the part that a page marks. */
const below = /<(?:footer class="sf"|[a-z]+ [^>]*data-below="")/
/** How the framework's inline scripts begin: what pages are hydrated from, and what starts and times that. */
const frameworkText = /^(?:\(?self\.__next_|\(globalThis\["TURBOPACK"\]|requestAnimationFrame\(function\(\)\{\$RT=)/
const frameworkSource = /\ssrc="\/_next\//
/** Where a page was told of the settings that it was built with. */
const settingsBlock = /\sid="shell-config"/
const dataType = /\stype="application\/(?:ld\+)?json"/
const stylesheet = /^<link rel="stylesheet" href="([^"]+)" data-precedence="[^"]*"\/?>$/
const stylesheetLinks = /<link rel="stylesheet" href="([^"]+)" data-precedence="[^"]*"\/?>/g
const preloadedScript = /\srel="(?:modulepreload"|preload"(?=.*\sas="script"))/

/**
 * Makes the document that a visitor gets of the one that Next rendered: without the framework's scripts and what is
 * loaded for them, with its stylesheets inside, with the loader at the end of the head. Null when it cannot be told that
 * nothing else would run; such a document must go out with a policy that runs no script.
 */
export function finish(rendered: string, parts: Parts): Finished | null {
  const html = withFirstStyles(rendered, parts)
  const pattern = new RegExp(marks)
  const styles: string[] = []
  let done = ''
  let copied = 0
  let inHead = true
  for (let mark = pattern.exec(html); mark !== null; mark = pattern.exec(html)) {
    const name = mark[0].toLowerCase()
    const piece = pieceAt(html, mark.index, name, parts)
    if (piece === null) return null
    pattern.lastIndex = piece.end
    const isHeadEnd = name === '</head>' && inHead
    if (isHeadEnd) inHead = false
    if (piece.style !== undefined) styles.push(piece.style)
    const instead = isHeadEnd ? `${loaderElement(parts)}</head>` : piece.instead
    if (instead === null) continue
    done += html.slice(copied, mark.index) + instead
    copied = piece.end
  }
  done += html.slice(copied)
  return isFinished(done, parts) ? { html: done, styles } : null
}

/**
 * A document that holds the styles of what stands above the fold, and links all that its kind has at the fold: browsers
 * draw what is above meanwhile. A document with stylesheets that no kind of page is known by stays as it is.
 */
function withFirstStyles(html: string, { sheets }: Parts): string {
  const head = html.slice(0, html.indexOf('</head>'))
  const links = [...head.matchAll(stylesheetLinks)]
  const sheet = sheets.get(links.map(([, address]) => address).join(' '))
  const end = html.search(below)
  if (sheet === undefined || end === -1) return html
  const above = links.reduce((text, [link]) => text.replace(link, ''), html.slice(0, end))
  const at = links[0]?.index ?? 0
  const style = styleElement(firstStyles(sheet.stylesheet, above))
  return `${above.slice(0, at)}${style}${above.slice(at)}${linkOf(sheet.address)}${html.slice(end)}`
}

/** The element that brings all styles of a kind of page. */
export function linkOf(address: string): string {
  return `<link rel="stylesheet" href="${address}">`
}

/** The first script gives it its address after the first paint; until then it is empty, and runs nothing. */
function loaderElement({ loader }: Parts): string {
  return `<script type="module" data-src="${loader}"></script>`
}

function pieceAt(html: string, start: number, name: string, parts: Parts): Piece | null {
  if (name === '<!--') return boundaryAt(html, start) ?? endingWith(html, '-->', start + 2)
  if (name === '</head>') return { end: start + name.length, instead: null }
  const textStart = html.indexOf('>', start) + 1
  if (textStart === 0) return null
  const tag = html.slice(start, textStart)
  if (name === '<link') return { end: textStart, ...linkInstead(tag, parts) }
  const close = `</${name.slice(1)}>`
  const piece = endingWith(html, close, textStart)
  if (piece === null || name === '<title' || name === '<textarea') return piece
  const text = html.slice(textStart, piece.end - close.length)
  if (name === '<style') return { end: piece.end, instead: styleElement(text), style: text }
  return { end: piece.end, instead: scriptInstead(tag, text, parts) }
}

/** Where the framework would go on waiting for a part: it prints them into pages that it builds, and not into those it renders later. */
const boundaries = ['<!--$-->', '<!--/$-->']

function boundaryAt(html: string, start: number): Piece | null {
  const boundary = boundaries.find((one) => html.startsWith(one, start))
  return boundary === undefined ? null : { end: start + boundary.length, instead: '' }
}

function endingWith(html: string, ending: string, from: number): Piece | null {
  const at = html.indexOf(ending, from)
  return at === -1 ? null : { end: at + ending.length, instead: null }
}

/** A stylesheet inside a document. */
export function styleElement(text: string): string {
  return `<style>${text}</style>`
}

function linkInstead(tag: string, { styles }: Parts): Pick<Piece, 'instead' | 'style'> {
  if (preloadedScript.test(tag)) return { instead: '' }
  const text = styles.get(stylesheet.exec(tag)?.[1] ?? '')
  return text === undefined ? { instead: null } : { instead: styleElement(text), style: text }
}

/** A script that is neither data, ours nor the framework's stays, and keeps the document from being finished. */
function scriptInstead(tag: string, text: string, { constant, settings }: Parts): string | null {
  if (dataType.test(tag)) return settingsBlock.test(tag) ? `${tag}${settings}</script>` : null
  if (frameworkSource.test(tag)) return text === '' ? '' : null
  if (text === constant) return `<script>${constant}</script>`
  return frameworkText.test(text) ? '' : null
}

/** Any place that a browser could take for a script, wherever in the text it stands. */
const scriptStart = /<script/gi
/** Where scripts of the framework would have put late parts of a document. */
const unfinishedParts = /<template id="[BP]:|<div hidden id="S:|\$RC\(/
const dataElement =
  /<script((?:\s[a-zA-Z-]+(?:="[^"<>]*")?)*)\stype="application\/(?:ld\+)?json"((?:\s[a-zA-Z-]+(?:="[^"<>]*")?)*)>([^<]*(?:<(?!\/script|script|!--)[^<]*)*)<\/script>/iy

/**
 * Whether nothing in a document can run but the loader and the constant script, and nothing waits for a script to be
 * put in its place. It does not ask what is text and what is an element: a start of a script counts wherever it stands.
 */
export function isFinished(html: string, parts: Parts): boolean {
  if (unfinishedParts.test(html) || countOf(html, /<\/html>/gi) !== 1) return false
  const counts = countScripts(html, [loaderElement(parts), `<script>${parts.constant}</script>`])
  const [loaders = 0, constants = 0] = counts ?? []
  return loaders === 1 && constants <= 1
}

/** Whether a part of a document has no script but data. */
export function runsNothing(html: string): boolean {
  return countScripts(html, []) !== null
}

/** How often each of our scripts stands in a text; null when there is one that is neither ours nor data. */
function countScripts(html: string, ours: readonly string[]): readonly number[] | null {
  const counts = ours.map(() => 0)
  const pattern = new RegExp(scriptStart)
  for (let mark = pattern.exec(html); mark !== null; mark = pattern.exec(html)) {
    const which = ours.findIndex((element) => html.startsWith(element, mark.index))
    const length = ours[which]?.length ?? dataLength(html, mark.index)
    if (length === 0) return null
    if (which !== -1) counts[which] = (counts[which] ?? 0) + 1
    pattern.lastIndex = mark.index + length
  }
  return counts
}

/** Length of the data block that begins at a place; 0 when none does. */
function dataLength(html: string, at: number): number {
  const pattern = new RegExp(dataElement)
  pattern.lastIndex = at
  const match = pattern.exec(html)
  if (match === null) return 0
  const attributes = `${match[1] ?? ''}${match[2] ?? ''}`
  return /\s(?:src|type)\b/i.test(attributes) ? 0 : match[0].length
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
