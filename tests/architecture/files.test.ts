import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sourceFolders = [
  'app',
  'components',
  'hooks',
  'lib',
  'scripts',
  'tests',
  'e2e',
  'deploy',
  'docs',
  'content',
  'styles',
  '.ci',
]
const maxLines = 300

function walk(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

const topFiles = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:[cm]?[jt]sx?|json|md)$/.test(entry.name))
  .map((entry) => entry.name)
const all = [...sourceFolders.flatMap((folder) => walk(folder)), ...topFiles].sort()
const code = all.filter((path) => /\.(?:[cm]?[jt]s|tsx)$/.test(path) && path !== 'next-env.d.ts')
const product = code.filter(
  (path) =>
    /^(?:app|components|hooks|lib)\/|^(?:proxy|instrumentation.*)\.ts$/.test(path) && !/\.test\.tsx?$/.test(path),
)

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** The code without its comments: prose may name what code may not do. */
function withoutComments(path: string): string {
  return read(path).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}

function thatContain(paths: readonly string[], pattern: RegExp): string[] {
  return paths.filter((path) => pattern.test(withoutComments(path)))
}

describe('every source file', () => {
  test(`has at most ${maxLines} lines`, () => {
    const long = code
      .map((path) => ({ path, lines: read(path).trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > maxLines)
    expect(long).toEqual([])
  })

  test('has a kebab-case name', () => {
    const framework = /^(?:\[\[?(?:\.\.\.)?[a-z-]+\]?\]|\.[a-z-]+)/
    const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*$/
    expect(code.filter((path) => !kebab.test(basename(path)) && !framework.test(basename(path)))).toEqual([])
  })

  test('is not an index that only passes others on', () => {
    expect(code.filter((path) => /^index\.[cm]?[jt]sx?$/.test(basename(path)))).toEqual([])
  })

  test('has no remark that silences a tool', () => {
    const silencer = /(?:biome|eslint|ts|c8|v8)-(?:ignore|disable|expect-error|nocheck)/
    expect(code.filter((path) => path !== 'tests/architecture/files.test.ts' && silencer.test(read(path)))).toEqual([])
  })

  test('names no place that only one machine has', () => {
    const places = /(?<![\w.-])\/(?:home|Users|work|root)\/\w|\.\.\/shared\/(?:spec|design|architecture|reference)/
    expect(all.filter((path) => places.test(read(path)))).toEqual([])
  })
})

describe('the product', () => {
  test("ends a file's name in .client.tsx exactly when it begins with the client directive", () => {
    const directive = /^(?:\s|\/\*[\s\S]*?\*\/|\/\/.*\n)*['"]use client['"]/
    // Next fixes the names of these two and demands the directive.
    const named = new Set(['app/error.tsx', 'app/global-error.tsx'])
    const marked = product.filter((path) => directive.test(read(path)) && !named.has(path))
    expect(marked).toEqual(product.filter((path) => path.endsWith('.client.tsx')))
  })

  test('reads the environment in one file of the server', () => {
    // NEXT_RUNTIME is no variable: the compiler replaces it by a constant.
    expect(
      thatContain(product, /process\.env\b(?!\.NEXT_RUNTIME\b)|process\[['"]env/).filter(
        (path) => path !== 'lib/server/env.ts',
      ),
    ).toEqual([])
  })

  // Data and structured data escape what they write; the first script is a constant.
  test('writes raw HTML in three known components only', () => {
    const found = thatContain(product, /dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML|document\.write\b/)
    expect(found.map((path) => basename(path)).sort()).toEqual(['data-block.tsx', 'first-script.tsx', 'json-ld.tsx'])
  })

  test('has no inline style and no inline event handler, which the content policy forbids', () => {
    // app/og draws pictures on the server: its markup is never sent.
    const attribute = /\sstyle=|\son[a-z]+="/
    expect(
      thatContain(
        product.filter((path) => path.endsWith('.tsx') && !path.startsWith('app/og/')),
        attribute,
      ),
    ).toEqual([])
  })

  test('has no Server Action: every call goes through the contract', () => {
    expect(thatContain(product, /^\s*['"]use server['"]/m)).toEqual([])
  })

  // The library of the limits brings its statements with it, and its values are parameters there too.
  test('puts no statement of the database together from text', () => {
    const found = thatContain(
      product,
      /\bsql\.(?:raw|lit)\b|\.(?:exec|prepare|query)\(\s*(?:`[^`]*\$\{|['"`][^'"`]*['"`]\s*\+)/,
    )
    expect(found).toEqual(['lib/server/db/rate-limit-repository.ts'])
  })

  test('marks every server file that reads files, the environment or the database as server-only', () => {
    const reaches = /from '(?:node:(?:fs|fs\/promises|sqlite)|kysely|pg)'|process\.env/
    const server = product.filter((path) => path.startsWith('lib/server/'))
    expect(thatContain(server, reaches).filter((path) => !/^import 'server-only'$/m.test(read(path)))).toEqual([])
  })
})
