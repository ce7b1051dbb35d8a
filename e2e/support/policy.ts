import { createHash } from 'node:crypto'
import type { APIResponse } from '@playwright/test'

/** The content security policy of an answer by directive. Throws unless there is exactly one. */
export function policyOf(answer: APIResponse): ReadonlyMap<string, readonly string[]> {
  const headers = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'content-security-policy')
  if (headers.length !== 1) throw new Error(`${answer.url()} has ${headers.length} policies`)
  const parts = (headers[0]?.value ?? '').split(';').map((part) => part.trim().split(/\s+/))
  return new Map(parts.map(([name = '', ...sources]) => [name, sources]))
}

/** What is wrong with the inline code of a page under its policy; empty when all of it may run. */
export function inlineFaults(html: string, policy: ReadonlyMap<string, readonly string[]>): readonly string[] {
  return [
    ...faultsOf(scriptsIn(html), policy.get('script-src') ?? policy.get('default-src') ?? []),
    ...faultsOf(stylesIn(html), policy.get('style-src') ?? policy.get('default-src') ?? []),
    ...[...html.matchAll(/<[a-z][^>]*\s(style|on[a-z]+)\s*=\s*["'][^>]*>/gi)].map(
      ([tag]) => `attribute: ${tag.slice(0, 120)}`,
    ),
    ...[...html.matchAll(/(?:href|src|action)="\s*(?:javascript|data):[^"]*"/gi)].map(
      ([address]) => `address: ${address}`,
    ),
  ]
}

interface Inline {
  readonly attributes: string
  readonly text: string
}

/** Data such as JSON-LD is no script for a browser and needs no permission. */
function scriptsIn(html: string): readonly Inline[] {
  return elements(html, /<script\b([^>]*)>([\s\S]*?)<\/script>/gi).filter(
    ({ attributes }) => !/\s(?:data-)?src=/.test(attributes) && !/\stype="application\/(ld\+)?json"/.test(attributes),
  )
}

function stylesIn(html: string): readonly Inline[] {
  return elements(html, /<style\b([^>]*)>([\s\S]*?)<\/style>/gi)
}

function elements(html: string, pattern: RegExp): readonly Inline[] {
  return [...html.matchAll(pattern)].map(([, attributes = '', text = '']) => ({ attributes, text }))
}

function faultsOf(inline: readonly Inline[], sources: readonly string[]): readonly string[] {
  return inline.flatMap(({ attributes, text }) => {
    const hash = createHash('sha256').update(text).digest('base64')
    return sources.includes(`'sha256-${hash}'`) ? [] : [`not named: ${attributes} ${text.slice(0, 80)}`]
  })
}
