import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type FileVersion, historyArguments, historySchema, parseHistory } from '@/lib/server/catalogue/git-history'
import { blobsOf } from '@/lib/server/catalogue/read-versions'

function hasGit(): boolean {
  try {
    execFileSync('git', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** A folder under version control, with days of its own. */
function repository() {
  const cwd = mkdtempSync(join(tmpdir(), 'timbang-history-'))
  const git = (words: readonly string[], when = '2026-11-01T12:00:00+08:00') =>
    execFileSync('git', words, {
      cwd,
      encoding: 'utf8',
      env: {
        ...process.env,
        HOME: cwd,
        TZ: 'Asia/Kuala_Lumpur',
        GIT_AUTHOR_DATE: when,
        GIT_COMMITTER_DATE: when,
        GIT_AUTHOR_NAME: 'A',
        GIT_AUTHOR_EMAIL: 'a@example.com',
        GIT_COMMITTER_NAME: 'A',
        GIT_COMMITTER_EMAIL: 'a@example.com',
      },
    })
  git(['init', '-q'])
  mkdirSync(join(cwd, 'content', 'catalogue', 'esim'), { recursive: true })
  const path = (slug: string) => join(cwd, 'content', 'catalogue', 'esim', `${slug}.yaml`)
  const commit = (when: string) => {
    git(['add', '-A'])
    git(['commit', '-q', '-m', 'A change', '--date', when], when)
  }
  return {
    write: (slug: string, updatedOn: string, more = '') =>
      writeFileSync(path(slug), `name: ${slug} name\nupdatedOn: ${updatedOn}\n${more}`),
    remove: (slug: string) => rmSync(path(slug)),
    commit,
    read: () => parseHistory(git(historyArguments)),
    /** The texts of some versions, by the names that the history has for them. */
    textsOf: (versions: readonly FileVersion[]) => {
      const input = `${versions.map(({ blob }) => blob).join('\n')}\n`
      return blobsOf(execFileSync('git', ['cat-file', '--batch'], { cwd, input }))
    },
  }
}

describe.skipIf(!hasGit())('the history of the catalogue', () => {
  it('has the day a file came, each day its terms changed, and what is gone', () => {
    const files = repository()
    files.write('kept', '2026-10-01')
    files.write('dropped', '2026-10-01')
    // Late in the evening by UTC it is the next day in Malaysia.
    files.commit('2026-11-01T20:00:00Z')
    files.write('kept', '2026-11-05')
    files.commit('2026-11-05T10:00:00+08:00')
    files.write('kept', '2026-11-05', 'summary: Said better\n')
    files.commit('2026-11-06T10:00:00+08:00')
    files.remove('dropped')
    files.commit('2026-11-07T10:00:00+08:00')
    const { versions, ...history } = files.read()
    expect(history).toEqual({
      products: { 'esim/kept': { listedOn: '2026-11-02', changedOn: ['2026-11-05'] } },
      removed: [{ name: 'dropped name', on: '2026-11-07' }],
    })
    const stored = { ...history, figures: {} }
    expect(historySchema.parse(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
    const { 'esim/kept': kept = [], ...others } = versions
    expect(others).toEqual({})
    expect(kept.map(({ on }) => on)).toEqual(['2026-11-02', '2026-11-05'])
    const texts = files.textsOf(kept)
    expect(kept.map(({ blob }) => texts.get(blob))).toEqual([
      'name: kept name\nupdatedOn: 2026-10-01\n',
      'name: kept name\nupdatedOn: 2026-11-05\n',
    ])
  })

  it('counts a file that came back from its return', () => {
    const files = repository()
    files.write('one', '2026-10-01')
    files.commit('2026-11-01T10:00:00+08:00')
    files.remove('one')
    files.commit('2026-11-02T10:00:00+08:00')
    files.write('one', '2026-11-03')
    files.commit('2026-11-03T10:00:00+08:00')
    const { products, removed, versions } = files.read()
    expect(products).toEqual({ 'esim/one': { listedOn: '2026-11-03', changedOn: [] } })
    expect(removed).toEqual([])
    expect(versions['esim/one']?.map(({ on }) => on)).toEqual(['2026-11-03'])
  })
})

it('a history that was never written is none', () => {
  expect(parseHistory('')).toEqual({ products: {}, removed: [], versions: {} })
  expect(historySchema.parse(null)).toBeNull()
})
