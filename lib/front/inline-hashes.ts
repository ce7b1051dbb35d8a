import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/gi
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/gi

/** A stylesheet stands in many documents: it is hashed once. */
const hashes = new LRUCache<string, string>({ max: 100 })

/** SHA-256 of the style elements of a document, in base64, each once. */
export function styleHashes(html: string): readonly string[] {
  return [...new Set([...html.matchAll(styleElement)].map(([, text = '']) => keptHash(text)))]
}

/** SHA-256 of the inline scripts of a document, in base64, each once. */
export function scriptHashes(html: string): readonly string[] {
  return [...new Set([...html.matchAll(inlineScript)].map(([, text = '']) => hashOf(text)))]
}

/** SHA-256 of a text, in base64. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

function keptHash(text: string): string {
  const kept = hashes.get(text)
  if (kept !== undefined) return kept
  const hash = hashOf(text)
  hashes.set(text, hash)
  return hash
}
