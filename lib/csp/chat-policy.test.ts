import { describe, expect, it } from 'vitest'
import { chatPolicy } from './chat-policy'

const origins = ['https://static.example', 'wss://*.example']
const directives = new Map(
  chatPolicy('say()', origins)
    .split('; ')
    .map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]),
)

describe('the policy of the chat', () => {
  it('gives the document an origin of its own, and lets it neither leave its frame nor take the page over', () => {
    expect(directives.get('sandbox')).toEqual(['allow-scripts', 'allow-forms', 'allow-popups'])
  })

  it('is framed by this site alone', () => {
    expect(directives.get('frame-ancestors')).toEqual(["'self'"])
  })

  it('runs the one inline script and what the provider sends, nothing of this site and nothing made from text', () => {
    // printf 'say()' | openssl dgst -sha256 -binary | base64
    expect(directives.get('script-src')).toEqual(["'sha256-2/kCYMCOBC6uc2jMfjEOQcVYsx3+O8RSS9/ZxStz0aE='", ...origins])
  })

  it('connects to and frames the provider alone', () => {
    for (const name of ['connect-src', 'frame-src', 'form-action']) expect(directives.get(name)).toEqual(origins)
  })

  it('names no origin beyond those that were set', () => {
    const sources = [...directives.values()].flat().filter((source) => /[.:*]/.test(source) && !source.startsWith("'"))
    expect(new Set(sources)).toEqual(new Set([...origins, 'data:', 'blob:']))
    expect(directives.get('default-src')).toEqual(["'none'"])
  })
})
