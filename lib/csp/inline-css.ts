/**
 * Next inlines the stylesheet in the document and repeats it twice in the payload that the browser hydrates from.
 * React never reads the repeats: it finds the style element by its address. They are a third of a page's bytes.
 */
const styleElement = /<style data-precedence="next"[^>]*>([\s\S]*?)<\/style>/g

/** The stylesheets that stand in a document's style elements. */
export function inlinedCss(html: string): string[] {
  return [...html.matchAll(styleElement)].map((match) => match[1] ?? '').filter((css) => css.length > 0)
}

/**
 * The head's tags, as two rows of the payload inside a script element. React only compares hydrated markup of the page with
 * them: the tags in the head stay as they came, and no link of the site makes a page anew from its payload.
 */
const headRow = /(\\n[0-9a-f]+:)\[\[\\"\$\\",\\"(?:title|meta)\\",\\"0\\",.*?\](?=\\n)/g

/** A property that says no more than its absence. */
const undefinedProperty = /,\\"\w+\\":\\"\$undefined\\"/g

/**
 * The document with each repeat of its own stylesheets replaced by a single space, of its head's tags by nothing, and
 * without properties that are undefined.
 */
export function trimDocument(html: string): string {
  const once = inlinedCss(html).reduce((text, css) => replaceRows(text, css, escapeForScript), html)
  return once.replace(headRow, '$1null').replace(undefinedProperty, '')
}

/** A payload, as soft navigations fetch it, without the stylesheets that the visitor's document already has. */
export function trimPayload(payload: string, stylesheets: readonly string[]): string {
  return stylesheets.reduce((text, css) => replaceRows(text, css, (part) => part), payload)
}

/** Where a text row of the payload says how long it is: `id:T<bytes in hex>,<text>`, with no separator after the text. */
const textRow = /:T([0-9a-f]+),/g

/**
 * A style element holds one stylesheet or several in a row, the payload has a row for each: so a row goes when its text
 * stands in the element where another ended.
 */
function replaceRows(text: string, css: string, write: (part: string) => string): string {
  const bytes = Buffer.from(css)
  const lengths = [...new Set([...text.matchAll(textRow)].map((match) => Number.parseInt(match[1] ?? '', 16)))]
  const parts = (start: number): string[] =>
    lengths.flatMap((length) => {
      const part = bytes.subarray(start, start + length).toString()
      const row = `:T${length.toString(16)},${write(part)}`
      const isPart = length > 0 && start + length <= bytes.length && text.includes(row)
      return isPart ? [row, ...parts(start + length)] : []
    })
  return parts(0).reduce((left, row) => left.replaceAll(row, ':T1, '), text)
}

/** How Next writes payload text inside a script element: as a JSON string with HTML's special characters escaped. */
function escapeForScript(text: string): string {
  const json = JSON.stringify(text).slice(1, -1)
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
