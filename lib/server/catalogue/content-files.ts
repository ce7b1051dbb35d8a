import 'server-only'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

/** A file of the catalogue. `path` starts at the content folder: `content/catalogue/credit-card/x.yaml`. */
export interface ContentFile {
  readonly path: string
  readonly text: string
}

const folders = ['catalogue', 'issuers', 'partners'] as const

/** Paths are compared by the slugs that they give: `a` comes before `a-plus`, which the ending would turn round. */
const withoutEnding = (path: string) => path.replace(/\.[a-z]+$/, '')

function listFiles(dir: string): readonly string[] {
  return folders
    .filter((folder) => existsSync(join(/* turbopackIgnore: true */ dir, folder)))
    .flatMap((folder) =>
      readdirSync(join(/* turbopackIgnore: true */ dir, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map((entry) => join(entry.parentPath, entry.name)),
    )
    .sort((a, b) => (withoutEnding(a) < withoutEnding(b) ? -1 : 1))
}

/** Reads the catalogue's files below a content folder, in the order of their paths. Throws when one is unreadable. */
export function readContentFiles(dir: string): readonly ContentFile[] {
  const root = resolve(dir)
  return listFiles(root).map((file) => ({
    path: [basename(root), ...file.slice(root.length + 1).split(/[\\/]/)].join('/'),
    text: readFileSync(file, 'utf8'),
  }))
}

/** Changes whenever a file of the catalogue is added, removed or written. */
export function contentStamp(dir: string): string {
  return listFiles(resolve(dir))
    .map((file) => {
      const { mtimeMs, size } = statSync(file)
      return `${file} ${mtimeMs} ${size}`
    })
    .join('\n')
}
