import 'server-only'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { ContentFile } from './read-content-file'

/** The files of one kind below a content folder, by name; none where there is no such folder. Hidden ones are left out. */
export function filesOf(dir: string, kind: 'corrections' | 'guides' | 'surveys'): readonly ContentFile[] {
  const folder = join(/* turbopackIgnore: true */ resolve(dir), kind)
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : []
  return names.sort().map((name) => ({
    path: `${basename(resolve(dir))}/${kind}/${name}`,
    text: readFileSync(join(/* turbopackIgnore: true */ folder, name), 'utf8'),
  }))
}
