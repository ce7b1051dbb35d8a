import { linkOf, type Parts, styleElement } from './finish'
import { hashOf, stylesIn } from './inline-hashes'

/** A finished document and its policy. */
interface Styled {
  readonly html: string
  readonly policy: string
}

/**
 * Gives a stored document all the styles of its kind back. What it holds are those that its own content needs before the
 * rest has come; another content would stand unstyled until then, and move.
 */
export function withWholeStyles({ html, policy }: Styled, { sheets }: Parts): Styled {
  const sheet = [...sheets.values()].find(({ address }) => html.includes(linkOf(address)))
  const first = stylesIn(html)[0]
  if (sheet === undefined || first === undefined) return { html, policy }
  const named = (text: string) => `'sha256-${hashOf(text)}'`
  return {
    html: html
      .replace(linkOf(sheet.address), '')
      .replace(styleElement(first), () => sheet.texts.map(styleElement).join('')),
    policy: policy.replace(named(first), [...new Set(sheet.texts)].map(named).join(' ')),
  }
}
