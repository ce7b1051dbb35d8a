import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { trustedTypesScript } from './trusted-types'

type Policy = Record<'createScriptURL' | 'createHTML', (text: string) => string>

/** Runs the script in a document of its own; `read` stands in for the browser's storage. */
function run(read: (key: string) => string | null) {
  const dataset: Record<string, string> = {}
  const policies = new Map<string, Policy>()
  const trustedTypes = { createPolicy: (name: string, policy: Policy) => policies.set(name, policy) }
  runInNewContext(trustedTypesScript, {
    URL,
    TypeError,
    trustedTypes,
    window: { trustedTypes },
    location: new URL('https://www.example.com/loan'),
    document: { documentElement: { dataset }, currentScript: { text: trustedTypesScript } },
    localStorage: { getItem: read },
  })
  const policy = policies.get('default')
  if (policy === undefined) throw new Error('The script made no policy')
  return { session: dataset.session, policy }
}

const nothing = () => null

describe('the first script of a document', () => {
  it('says before the first paint that nobody is signed in when no token is stored', () => {
    expect(run(nothing).session).toBe('out')
  })

  it('leaves open who is signed in when a token is stored', () => {
    expect(run((key) => (key === 'accessToken' ? 'token' : null)).session).toBe('unknown')
  })

  it('takes blocked storage for nobody signed in, and still makes the policy', () => {
    const { session, policy } = run(() => {
      throw new Error('blocked')
    })
    expect(session).toBe('out')
    expect(policy.createHTML('')).toBe('')
  })

  it('lets scripts come from this build only', () => {
    const { policy } = run(nothing)
    expect(policy.createScriptURL('/_next/static/chunks/a.js')).toBe('/_next/static/chunks/a.js')
    for (const address of ['/api/a.js', 'https://elsewhere.example/_next/static/a.js', '/_next/static/../../a.js']) {
      expect(() => policy.createScriptURL(address), address).toThrow('Blocked script address')
    }
  })

  it('lets no text become markup but what React writes', () => {
    const { policy } = run(nothing)
    for (const text of ['', '<script></script>', trustedTypesScript]) expect(policy.createHTML(text)).toBe(text)
    for (const text of ['<b>', '<img src=x onerror=alert(1)>', `${trustedTypesScript} `]) {
      expect(() => policy.createHTML(text), text).toThrow('Blocked HTML')
    }
  })

  it('can stand in a document: its text ends no script element early', () => {
    expect(trustedTypesScript).not.toMatch(/<\/script|<!--/i)
  })
})
