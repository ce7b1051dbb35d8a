import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { historyArguments, historyPlace, parseHistory } from '@/lib/server/catalogue/git-history'
import { env } from '@/lib/server/env'

const mostBytes = 256 * 2 ** 20

/** What git answers; null where there is no git, no history, or only the end of one, in which every file looks new. */
function askGit(): string | null {
  const git = (words: readonly string[]) =>
    execFileSync('git', words, {
      encoding: 'utf8',
      maxBuffer: mostBytes,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, TZ: 'Asia/Kuala_Lumpur' },
    })
  try {
    return git(['rev-parse', '--is-shallow-repository']).trim() === 'false' ? git(historyArguments) : null
  } catch {
    // A build without version control is an ordinary one: the dates in the catalogue stand alone.
    return null
  }
}

// The frozen catalogue of the tests has no history of its own.
const answer = env().TEST_CONTENT === null ? askGit() : null
mkdirSync(dirname(historyPlace), { recursive: true })
writeFileSync(historyPlace, JSON.stringify(answer === null ? null : parseHistory(answer)))
if (answer === null)
  console.log('No history of content/ is at hand; “What changed” tells the dates in the catalogue alone.')
