import 'server-only'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { templates } from './templates'

/** A file that was made, or why none was. */
export type NewFile =
  | { readonly ok: true; readonly path: string; readonly text: string }
  | { readonly ok: false; readonly reason: string }

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Makes a file of a kind below a content folder; one that is there stays as it is. Throws what the disk throws. */
export function newContentFile(dir: string, name: string, slug: string, today: IsoDate): NewFile {
  const template = Object.hasOwn(templates, name) ? templates[name] : undefined
  if (template === undefined) {
    return { ok: false, reason: `${name} is none of ${Object.keys(templates).join(', ')}` }
  }
  if (!slugPattern.test(slug)) return { ok: false, reason: `${slug} must be lower-case words with hyphens` }
  const path = join(dir, template.kind.folder, `${slug}.md`)
  if (existsSync(path)) return { ok: false, reason: `${path} is there already` }
  const text = template.text(today)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text, { flag: 'wx' })
  return { ok: true, path, text }
}
