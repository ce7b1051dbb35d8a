/**
 * Next inlines the stylesheet in the document and repeats it twice in the payload that the browser hydrates from.
 * React never reads the repeats: it finds the style element by its address. They are a third of a page's bytes.
 */
const styleElement = /<style data-precedence="next"[^>]*>([\s\S]*?)<\/style>/g

/** The stylesheets that stand in a document's style elements. */
export function inlinedCss(html: string): string[] {
  return [...html.matchAll(styleElement)].map((match) => match[1] ?? '').filter((css) => css.length > 0)
}

/** The document with each repeat of its own stylesheets replaced by a single space. */
export function trimDocument(html: string): string {
  return inlinedCss(html).reduce((text, css) => replaceRows(text, css, escapeForScript(css)), html)
}

/** A payload, as soft navigations fetch it, without the stylesheets that the visitor's document already has. */
export function trimPayload(payload: string, stylesheets: readonly string[]): string {
  return stylesheets.reduce((text, css) => replaceRows(text, css, css), payload)
}

/** Text rows of the payload read `id:T<length in bytes, hex>,<text>` with no separator after the text. */
function replaceRows(text: string, css: string, written: string): string {
  const length = new TextEncoder().encode(css).length.toString(16)
  return text.replaceAll(`:T${length},${written}`, ':T1, ')
}

/** How Next writes payload text inside a script element: as a JSON string with HTML's special characters escaped. */
function escapeForScript(text: string): string {
  const json = JSON.stringify(text).slice(1, -1)
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
