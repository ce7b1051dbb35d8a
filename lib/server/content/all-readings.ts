import 'server-only'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEditorText } from '@/lib/server/catalogue/editor-text'
import type { Reading } from './cached-readings'
import { readProse } from './markdown/read-prose'
import { markdownParts } from './read-markdown-file'

function readYaml(text: string): readonly Reading[] {
  const read = readEditorText(text)
  return read.ok ? [{ syntax: 'yaml', text, data: read.data }] : []
}

function readMarkdown(text: string): readonly Reading[] {
  const { prose, problems } = readProse(text)
  return problems.length === 0 ? [{ syntax: 'markdown', text, data: prose }] : []
}

function readFile(file: string): readonly Reading[] {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.yaml')) return readYaml(text)
  const parts = file.endsWith('.md') ? markdownParts(text) : null
  return parts === null ? [] : [...readYaml(parts.front), ...readMarkdown(parts.body)]
}

/** Every text below a content folder as it is read. What is wrong has no reading: it is read, and refused, where it is used. */
export function allReadings(dir: string): readonly Reading[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:yaml|md)$/.test(name))
    .flatMap((name) => readFile(join(dir, name)))
}
