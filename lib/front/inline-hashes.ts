import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/gi
const inlineScript = /<script(?![^>]*\s(?:(?:data-)?src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/gi

/** A stylesheet stands in many documents: it is hashed once. */
const kept = new LRUCache<string, string>({ max: 100 })

/** SHA-256 of stylesheets, in base64, each once. The texts hold one character for each byte. */
export function styleHashes(texts: Iterable<string>): readonly string[] {
  return [...new Set(texts)].map((text) => {
    const hash = kept.get(text) ?? hashOf(text)
    kept.set(text, hash)
    return hash
  })
}

/** The texts of a document's style elements. */
export function stylesIn(html: string): readonly string[] {
  return [...html.matchAll(styleElement)].map(([, text = '']) => text)
}

/** SHA-256 of the inline scripts of a document, in base64, each once. */
export function scriptHashes(html: string): readonly string[] {
  return [...new Set([...html.matchAll(inlineScript)].map(([, text = '']) => hashOf(text)))]
}

/** SHA-256 of a text that holds one character for each byte, in base64. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text, 'latin1').digest('base64')
}
