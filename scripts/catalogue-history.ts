import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CatalogueHistory } from '@/lib/domain/list/site-changes'
import { historyArguments, historyPlace, historySchema, parseHistory } from '@/lib/server/catalogue/git-history'
import { loadCatalogue } from '@/lib/server/catalogue/load'
import { blobsOf, figuresOver } from '@/lib/server/catalogue/read-versions'
import { contentDir } from '@/lib/server/content-dir'
import { env } from '@/lib/server/env'

const mostBytes = 256 * 2 ** 20

function git(words: readonly string[], input = ''): Buffer {
  return execFileSync('git', words, {
    input,
    maxBuffer: mostBytes,
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { ...process.env, TZ: 'Asia/Kuala_Lumpur' },
  })
}

/** What git answers; null where there is no git, no history, or only the end of one, in which every file looks new. */
function askGit(): string | null {
  try {
    const isShallow = git(['rev-parse', '--is-shallow-repository']).toString().trim() !== 'false'
    return isShallow ? null : git(historyArguments).toString()
  } catch {
    // A build without version control is an ordinary one: the dates in the catalogue stand alone.
    return null
  }
}

/** All that version control knows of the catalogue; null where it knows nothing. */
function readHistory(): CatalogueHistory | null {
  const answer = askGit()
  if (answer === null) return null
  const { versions, ...history } = parseHistory(answer)
  const names = [...new Set(Object.values(versions).flatMap((files) => files.map(({ blob }) => blob)))]
  const texts = blobsOf(git(['cat-file', '--batch'], `${names.join('\n')}\n`))
  const reader = { textOf: (blob: string) => texts.get(blob) ?? '', catalogue: loadCatalogue(contentDir()) }
  return { ...history, figures: figuresOver({ versions }, reader) }
}

/** The catalogue of the tests is under no version control of its own: its history, if any, lies beside it. */
function testHistory(): CatalogueHistory | null {
  const file = join(contentDir(), 'history.json')
  return existsSync(file) ? historySchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
}

const history = env().TEST_CONTENT === null ? readHistory() : testHistory()
mkdirSync(dirname(historyPlace), { recursive: true })
writeFileSync(historyPlace, JSON.stringify(history))
if (history === null)
  console.log('No history of content/ is at hand; “What changed” tells the dates in the catalogue alone.')
