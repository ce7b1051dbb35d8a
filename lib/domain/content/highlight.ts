/** A piece of a text, marked where it is what somebody searched for. */
export interface MarkedPart {
  readonly text: string
  readonly marked: boolean
}

/** Lower case, without accents: how words are compared. */
export function plainWord(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** A text in pieces that together are the text: the words that are among `found` (plain words) are marked. */
export function markedParts(text: string, found: ReadonlySet<string>): readonly MarkedPart[] {
  const parts: MarkedPart[] = []
  for (const piece of text.split(/([\p{L}\p{N}\p{M}]+)/u)) {
    if (piece === '') continue
    const marked = found.has(plainWord(piece))
    const last = parts.at(-1)
    if (last !== undefined && last.marked === marked) parts[parts.length - 1] = { text: last.text + piece, marked }
    else parts.push({ text: piece, marked })
  }
  return parts
}
