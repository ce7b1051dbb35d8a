/** Least length of a password that alone signs somebody in, and the most that is taken, in characters as people count them. */
export const shortestPassword = 15
export const longestPassword = 128

/** What a new password has to be like, beside the field that asks for it. */
export const newPasswordHint = `At least ${shortestPassword} characters. A few words that do not belong together are easy to remember and hard to guess.`

/** Said by browser and server alike, of a new password that was typed in two ways. */
export const repeatMessage = 'This is not the same password. Type it again.'

/** Characters that may stand beside a weak part without making it strong. */
const mostBeside = 3
/** What must be left of a password without the words that are about its owner or about this site. */
const leastOfOwn = 8
/** Shorter words, such as a family name of two letters, lie in many good passwords. */
const shortestWord = 4
const shortestRun = 4

/** Lines of a keyboard and of an alphabet, there and back: rows, columns, and rows crossed with the digits above. */
const lines = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
].flatMap((line) => [line, [...line].reverse().join('')])

/** Characters as people count them, so that an emoji or an accented letter is one. */
export function passwordLength(password: string): number {
  return [...password].length
}

/** Whether all but a little of a password says the same thing again: each character is the one so many places before it. */
function repeats(text: string): boolean {
  for (let size = 1; size < shortestPassword; size += 1) {
    let end = size
    while (end < text.length && text[end] === text[end - size]) end += 1
    if (end >= 2 * size && text.length - end <= mostBeside) return true
  }
  return false
}

/** The length of the longest run of keys or of an alphabet that begins at a place. */
function runAt(text: string, from: number): number {
  let longest = 0
  for (const line of lines) {
    let length = 0
    while (from + length < text.length && line.includes(text.slice(from, from + length + 1))) length += 1
    longest = Math.max(longest, length)
  }
  return longest
}

/** Whether all but a little of a password is runs of keys, of an alphabet, or of one character. */
function isRuns(text: string): boolean {
  let beside = 0
  for (let at = 0; at < text.length; ) {
    let same = 1
    while (text[at + same] === text[at]) same += 1
    const run = Math.max(same, runAt(text, at))
    if (run >= shortestRun) at += run
    else {
      at += 1
      beside += 1
    }
  }
  return beside <= mostBeside
}

/** A name, an e-mail address or a number as a whole and in its parts, of an address those before the @: what a password must not mostly be made of. */
function wordsOf(about: readonly string[]): readonly string[] {
  const texts = about.map((text) => text.toLowerCase())
  const digits = texts.map((text) => text.replace(/\D/g, '')).map((number) => number.replace(/^60/, ''))
  const names = texts.flatMap((text) => text.replace(/@.*$/, '').split(/[^\p{L}\p{N}]+/u))
  const wholes = texts.map((text) => text.replace(/[^\p{L}\p{N}]/gu, ''))
  return [...wholes, ...names, ...digits]
    .filter((word) => word.length >= shortestWord)
    .sort((one, other) => other.length - one.length)
}

/** A password without what is about its owner: letters and digits alone. */
function ownPart(text: string, about: readonly string[]): { readonly left: string; readonly found: boolean } {
  let left = text.replace(/[^\p{L}\p{N}]/gu, '')
  const before = left.length
  for (const word of wordsOf(about)) left = left.replaceAll(word, '')
  return { left, found: left.length < before }
}

/**
 * What speaks against a password, as sentences for whoever typed it; nothing when it may be taken. `about` is what it must not mostly
 * be made of: the name and the contact of its owner, the name of the site. Form and server both use it; the server knows common
 * passwords besides. No sort of character is asked for (NIST SP 800-63B-4, section 3.1.1.2). Never throws.
 */
export function passwordProblems(password: string, about: readonly string[]): readonly string[] {
  const length = passwordLength(password)
  if (length < shortestPassword)
    return [
      `Use at least ${shortestPassword} characters. Three or four words that do not belong together are easy to keep in mind.`,
    ]
  if (length > longestPassword) return [`Use at most ${longestPassword} characters.`]
  const text = password.toLowerCase()
  const problems: string[] = []
  if (isRuns(text)) problems.push('This is a row of keys or letters, which is tried first. Take words instead.')
  else if (repeats(text)) problems.push('This says the same thing again and again. Take different words.')
  const { left, found } = ownPart(text, about)
  if (found && passwordLength(left) < leastOfOwn)
    problems.push(
      'This is mostly your name, your contact or the name of this site, which is tried first. Add other words.',
    )
  return problems
}
