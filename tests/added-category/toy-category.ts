import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const model = 'current-account'
const toy = 'toy-account'

/** What the toy is called in code where the category that it is made after has its name, and in words. */
const names: readonly (readonly [RegExp, string])[] = [
  [/current-account/g, toy],
  [/currentAccount/g, 'toyAccount'],
  [/CurrentAccount/g, 'ToyAccount'],
]
const words: readonly (readonly [RegExp, string])[] = [
  [/Current account/g, 'Toy account'],
  [/current account/g, 'toy account'],
]

/** Where a category has files of its own: its folder, its pages, its drawing, its content. */
const ownPlaces = [
  `lib/domain/categories/${model}/`,
  `app/(site)/bank-account/${model}/`,
  `components/ui/drawings/${model}.tsx`,
  `tests/frozen/content/catalogue/${model}/`,
] as const

/** The lists that make up the registry, and the drawing's line. */
const registry = /^(?:lib\/domain\/categories\/[\w-]+\.ts|components\/ui\/category-drawing\.tsx)$/

const folders = ['app', 'components', 'content', 'hooks', 'lib', 'scripts', 'styles', 'tests', 'public']
const files = ['package.json', 'tsconfig.json', 'vitest.config.ts']

function replaced(text: string, pairs: typeof names): string {
  return pairs.reduce((left, [name, toyName]) => left.replaceAll(name, toyName), text)
}

/** Copies the project into `folder`, so that a change of it touches nothing else. */
export function copyProject(root: string, folder: string): void {
  for (const name of [...folders, ...files]) cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
}

function filesOf(root: string): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  )
}

/** A product's address is the name of its file, and no two may share it: the toy's begin with its own word. */
function toyPath(path: string): string {
  const moved = path.replaceAll(model, toy)
  return path.startsWith('tests/frozen/content/') ? moved.replace(/\/([^/]+)$/, '/toy-$1') : moved
}

/** In a list, a category is its own lines: the toy's stand below those of its model. */
function withToyLines(text: string): string {
  return text
    .split('\n')
    .flatMap((line) => [...new Set([line, replaced(line, names)])])
    .join('\n')
}

/**
 * Adds a category to the copy of the project in `folder` the way an author does: files of its own, here made after those
 * of another category, and its lines in the registry. Gives the files of others that it had to edit.
 */
export function addToyCategory(folder: string): readonly string[] {
  const edited: string[] = []
  for (const path of filesOf(folder)) {
    const isOwn = ownPlaces.some((place) => path.startsWith(place)) && !/\.test\.tsx?$/.test(path)
    if (!isOwn && !registry.test(path)) continue
    const text = readFileSync(join(folder, path), 'utf8')
    if (isOwn) {
      mkdirSync(dirname(join(folder, toyPath(path))), { recursive: true })
      writeFileSync(join(folder, toyPath(path)), replaced(text, [...names, ...words]))
    } else if (withToyLines(text) !== text) {
      writeFileSync(join(folder, path), withToyLines(text))
      edited.push(path)
    }
  }
  return edited
}
