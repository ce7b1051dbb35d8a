import 'server-only'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { ContentFile } from './read-content-file'

/** A folder below a content folder: its path, its name for findings, and its files by name. Hidden files are left out. */
export function folderOf(dir: string, folder: string) {
  const path = join(/* turbopackIgnore: true */ resolve(dir), folder)
  const names = existsSync(path) ? readdirSync(path).filter((name) => !name.startsWith('.')) : []
  return { path, name: `${basename(resolve(dir))}/${folder}`, files: names.sort() }
}

/** The files of a folder below a content folder, by name; none where there is no such folder. */
export function filesOf(dir: string, folder: string): readonly ContentFile[] {
  const { path, name, files } = folderOf(dir, folder)
  return files.map((file) => ({
    path: `${name}/${file}`,
    text: readFileSync(join(/* turbopackIgnore: true */ path, file), 'utf8'),
  }))
}
