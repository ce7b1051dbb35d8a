/** A letter with the marks that stand on it. */
const letter = /\p{L}\p{M}*/u

/**
 * The initials of a full name: the first letter of its first and of its last word, upper case. One word gives one
 * letter, a name without letters none.
 */
export function initName(fullName: string): string {
  const letters = fullName
    .normalize('NFC')
    .split(/\s+/u)
    .map((word) => letter.exec(word)?.[0])
    .filter((first) => first !== undefined)
  return [letters.at(0), letters.length > 1 ? letters.at(-1) : undefined]
    .map((first) => (first === undefined ? '' : (letter.exec(first.toUpperCase())?.[0] ?? '')))
    .join('')
}
