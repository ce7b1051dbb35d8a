import { at } from './paths.mjs'
import { digest, listFiles } from './stamp.mjs'

const folders = ['app', 'components', 'content', 'e2e', 'hooks', 'lib', 'scripts', 'styles', 'tests']

/**
 * The number by which a run takes its turn at what takes long, and begins what is random. It follows from the code and the content:
 * the same ones are tested alike on any machine and any day, and whatever changes them brings another turn.
 */
export function turnOfCode() {
  return Number.parseInt(digest(at(), listFiles(at(), folders)).slice(0, 7), 16)
}
