import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import { at } from './paths.mjs'

const chunks = at('.next', 'static', 'chunks')

/** The start of what names a file by its content. */
export const hashOf = (content) => createHash('sha256').update(content).digest('base64url').slice(0, 8)

/**
 * A stylesheet without the fonts that it declares: the document has done so. Declared once more, by a file that comes after
 * the first words were drawn in the fallback, a font that was too late for them counts as new, and is there: words move.
 */
const withoutFonts = (text) => {
  const root = postcss.parse(text)
  root.walkAtRules('font-face', (rule) => void rule.remove())
  return String(root)
}

/**
 * Writes, for each kind of page, all of its styles but the fonts as one file into `folder`: the stylesheet that every page
 * brings, known by the fonts in it, and that of the kind. Documents hold the fonts and only what they need to be drawn.
 * @returns {Record<string, string>} Address of each file by the addresses of the stylesheets in it.
 */
export function writeSheets(folder) {
  const texts = new Map(
    globSync('*.css', { cwd: chunks }).map((name) => [name, readFileSync(join(chunks, name), 'utf8')]),
  )
  const every = [...texts.keys()].filter((name) => texts.get(name).includes('@font-face'))
  if (every.length > 1) throw new Error(`More than one stylesheet has fonts: ${every.join(', ')}`)
  const sets = every.flatMap((base) => [
    [base],
    ...[...texts.keys()].filter((name) => name !== base).map((own) => [base, own]),
  ])
  return Object.fromEntries(
    sets.map((names) => {
      const text = names.map((name) => withoutFonts(texts.get(name))).join('\n')
      const file = `page-${hashOf(text)}.css`
      writeFileSync(join(folder, file), text)
      return [names.map((name) => `/_next/static/chunks/${name}`).join(' '), `/assets/${file}`]
    }),
  )
}
