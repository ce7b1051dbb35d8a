import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { firstScript } from './first-script'

type Policy = Record<'createScriptURL' | 'createHTML', (text: string) => string>

/** Runs the script in a document of its own; `read` stands in for the browser's storage. */
function run(read: (key: string) => string | null, connection?: object) {
  const preloads: Record<string, string>[] = []
  const dataset: Record<string, string> = {}
  const policies = new Map<string, Policy>()
  const listeners: ((event: unknown) => void)[] = []
  const presses: ((event: unknown) => void)[] = []
  const waiting: Record<'parsed' | 'painted' | 'rested', (() => void)[]> = { parsed: [], painted: [], rested: [] }
  const loader: { src?: string; dataset: Record<string, string> } = { dataset: { src: '/assets/loader-A1.js' } }
  const trustedTypes = { createPolicy: (name: string, policy: Policy) => policies.set(name, policy) }
  const window = { trustedTypes }
  runInNewContext(firstScript, {
    URL,
    TypeError,
    trustedTypes,
    window,
    addEventListener: (name: string, listener: (event?: unknown) => void) => {
      if (name === 'error') listeners.push(listener)
      if (name === 'click') presses.push(listener)
      if (name === 'DOMContentLoaded') waiting.parsed.push(listener)
    },
    requestAnimationFrame: (task: () => void) => waiting.painted.push(task),
    setTimeout: (task: () => void) => waiting.rested.push(task),
    location: new URL('https://www.example.com/loan'),
    document: {
      documentElement: { dataset },
      currentScript: { text: firstScript },
      createElement: () => ({}),
      querySelector: (selector: string) => (selector === 'script[data-src]' ? loader : null),
      head: { append: (link: Record<string, string>) => preloads.push(link) },
    },
    navigator: { connection },
    localStorage: { getItem: read },
  })
  const policy = policies.get('default')
  if (policy === undefined) throw new Error('The script made no policy')
  const fail = (tagName: string, src: string) => {
    for (const listener of listeners) listener({ target: { tagName, src } })
  }
  const press = (target: unknown) => {
    for (const listener of presses) listener({ target })
  }
  const come = (moment: keyof typeof waiting) => {
    for (const task of waiting[moment].splice(0)) task()
  }
  return { session: dataset.session, policy, dataset, fail, press, window, preloads, loader, come }
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

  it('says when a script of this site did not come, and only then', () => {
    const { dataset, fail } = run(nothing)
    fail('IMG', 'https://www.example.com/a.png')
    fail('SCRIPT', 'https://extension.example/assets/a.js')
    expect(dataset.script).toBeUndefined()
    fail('SCRIPT', 'https://www.example.com/assets/loader-A1.js')
    expect(dataset.script).toBe('failed')
  })

  it('says before the first paint whether light or dark was chosen, and nothing without a choice', () => {
    expect(run((key) => (key === 'theme' ? 'dark' : null)).dataset.theme).toBe('dark')
    expect(run(nothing).dataset.theme).toBeUndefined()
  })

  it('asks early for the typeface that the stylesheet names, where the connection is quick or says nothing', () => {
    const quick = { saveData: false, effectiveType: '4g', downlink: 10 }
    for (const connection of [undefined, quick]) {
      const [link, ...more] = run(nothing, connection).preloads
      expect(more).toEqual([])
      expect(link).toMatchObject({ rel: 'preload', as: 'font', crossOrigin: '' })
      expect(readFileSync('styles/globals.css', 'utf8')).toContain(`url("${link?.href}")`)
    }
    for (const slow of [{ saveData: true }, { effectiveType: '3g' }, { downlink: 1.4 }]) {
      expect(run(nothing, { ...quick, ...slow }).preloads).toEqual([])
    }
  })

  it('remembers for the loader what was pressed last', () => {
    const { press, window } = run(nothing)
    press('a button')
    press('another one')
    expect(window).toMatchObject({ pressed: 'another one' })
  })

  it('loads the loader once the page was parsed and painted, and not before', () => {
    const { loader, come } = run(nothing)
    for (const moment of ['parsed', 'painted', 'rested'] as const) {
      expect(loader.src, moment).toBeUndefined()
      come(moment)
    }
    expect(loader.src).toBe('/assets/loader-A1.js')
  })

  it('lets scripts come from this build only', () => {
    const { policy } = run(nothing)
    expect(policy.createScriptURL('/assets/loader-A1.js')).toBe('/assets/loader-A1.js')
    expect(policy.createScriptURL('/_next/static/chunks/a.js')).toBe('/_next/static/chunks/a.js')
    for (const address of ['/api/a.js', 'https://elsewhere.example/_next/static/a.js', '/_next/static/../../a.js']) {
      expect(() => policy.createScriptURL(address), address).toThrow('Blocked script address')
    }
  })

  it('lets no text become markup but what React writes', () => {
    const { policy } = run(nothing)
    for (const text of ['', '<script></script>', firstScript]) expect(policy.createHTML(text)).toBe(text)
    for (const text of ['<b>', '<img src=x onerror=alert(1)>', `${firstScript} `]) {
      expect(() => policy.createHTML(text), text).toThrow('Blocked HTML')
    }
  })

  it('can stand in a document: its text ends no script element early', () => {
    expect(firstScript).not.toMatch(/<\/script|<!--/i)
  })
})
