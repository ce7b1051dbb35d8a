import 'server-only'
import { brand } from '@/lib/brand'
import { passwordProblems } from '@/lib/domain/validation/password'
import { commonPasswords } from './common-passwords'

/** Tried first on this site, whoever signs in. */
const aboutTheSite: readonly string[] = [brand.name, 'malaysia']
const mostPieces = 2
const mostBeside = 3
const shortestPiece = 4

/**
 * Whether a text is common passwords put together: at most two, with at most three other characters. Each place is looked at once for
 * each number of pieces and of other characters, so the longest password takes a millisecond.
 */
function isCommon(text: string): boolean {
  const failed = new Set<string>()
  const fits = (at: number, pieces: number, beside: number): boolean => {
    if (at === text.length) return true
    const place = `${at} ${pieces} ${beside}`
    if (failed.has(place)) return false
    if (pieces > 0) {
      for (let end = text.length; end >= at + shortestPiece; end -= 1) {
        if (commonPasswords.has(text.slice(at, end)) && fits(end, pieces - 1, beside)) return true
      }
    }
    if (beside > 0 && fits(at + 1, pieces, beside - 1)) return true
    failed.add(place)
    return false
  }
  return fits(0, mostPieces, mostBeside)
}

/**
 * What speaks against a password, as sentences for whoever typed it; nothing when it may be taken. `about`: the name and the contacts of
 * its owner.
 */
export function problemsOf(password: string, about: readonly string[]): readonly string[] {
  const problems = passwordProblems(password, [...about, ...aboutTheSite])
  if (problems.length > 0) return problems
  return isCommon(password.toLowerCase())
    ? ['This is made of passwords that many people use, which are tried first. Add other words.']
    : []
}
