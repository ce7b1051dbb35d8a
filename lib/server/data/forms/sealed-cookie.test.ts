import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { temporaryFolder } from '@/tests/setup/temporary-folder'
import { longestCookie, openCookie, writeCookie } from './sealed-cookie'

const configured = vi.hoisted(() => ({
  SEALING_SECRET: 'one-secret-of-32-characters-or-more',
  SEALING_SECRET_BEFORE: null,
  KEY_DIR: '',
  DATA_DIR: '',
  SITE_URL: 'http://localhost:3000',
  LOG_LEVEL: 'fatal',
}))
vi.mock('@/lib/server/env', async (original) => ({
  ...(await original<object>()),
  env: () => ({ NODE_ENV: 'test', TEST_NOW: null, ...configured }),
}))

const hourMs = 3_600_000
const cookie = { name: 'note', path: '/sign-in', lifetimeMs: hourMs, schema: z.object({ text: z.string() }) }
const other = { ...cookie, name: 'other' }

const written = (text: string) => writeCookie(cookie, { text }) ?? ''
const sentBack = (header: string) => header.split(';')[0] ?? ''

let folder: ReturnType<typeof temporaryFolder>

beforeEach(() => {
  folder = temporaryFolder()
  Object.assign(configured, { KEY_DIR: `${folder.path}/keys`, DATA_DIR: `${folder.path}/data` })
})
afterEach(() => {
  vi.useRealTimers()
  configured.SITE_URL = 'http://localhost:3000'
  folder.remove()
})

describe('a sealed cookie', () => {
  it('gives back what was kept in it, to nobody who reads it', () => {
    const header = written('kenari@example.com')
    expect(header).not.toContain('kenari')
    expect(Buffer.from(header, 'base64url').toString()).not.toContain('kenari')
    expect(openCookie(cookie, `a=b; ${sentBack(header)}; c=d`)).toEqual({ text: 'kenari@example.com' })
  })

  it('is out of reach of scripts and of the forms of other sites', () => {
    expect(written('x')).toMatch(/^note=[\w.-]+; Path=\/sign-in; Max-Age=3600; HttpOnly; SameSite=Lax$/)
  })

  it('over HTTPS travels by HTTPS alone, under a name that only such a page can set', () => {
    configured.SITE_URL = 'https://www.example.com'
    const header = written('x')
    expect(header).toMatch(/^__Secure-note=.*; Secure$/)
    expect(openCookie(cookie, sentBack(header))).toEqual({ text: 'x' })
    expect(openCookie(cookie, sentBack(header).replace('__Secure-', ''))).toBeNull()
  })

  it('of the whole site has over HTTPS a name that no other host of the domain can set', () => {
    configured.SITE_URL = 'https://www.example.com'
    const whole = { ...cookie, path: '/' }
    const header = writeCookie(whole, { text: 'x' }) ?? ''
    // Browsers take this name with exactly these: Secure, Path=/ and no Domain.
    expect(header).toMatch(/^__Host-note=[^;]+; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure$/)
    expect(openCookie(whole, sentBack(header))).toEqual({ text: 'x' })
    expect(openCookie(whole, sentBack(header).replace('__Host-', '__Secure-'))).toBeNull()
  })

  it('opens under no other name, not when it was changed, and not when it is none', () => {
    const value = sentBack(written('x')).slice('note='.length)
    expect(openCookie(other, `other=${value}`)).toBeNull()
    expect(openCookie(cookie, `note=${value.slice(0, -2)}AA`)).toBeNull()
    for (const header of [null, '', 'note=', 'note', `note=${'a'.repeat(9000)}`, 'note=💥'])
      expect(openCookie(cookie, header)).toBeNull()
  })

  it('ends after its time, also where a browser keeps it', () => {
    vi.useFakeTimers({ now: 1_795_000_000_000 })
    const header = sentBack(written('x'))
    vi.setSystemTime(1_795_000_000_000 + hourMs - 1)
    expect(openCookie(cookie, header)).toEqual({ text: 'x' })
    vi.setSystemTime(1_795_000_000_000 + hourMs)
    expect(openCookie(cookie, header)).toBeNull()
  })

  it('of another build, with another shape, is none', () => {
    const before = { ...cookie, schema: z.object({ words: z.string() }) }
    expect(openCookie(cookie, sentBack(writeCookie(before, { words: 'x' }) ?? ''))).toBeNull()
  })

  it('is not written where a browser would drop it', () => {
    expect(writeCookie(cookie, { text: 'x'.repeat(longestCookie) })).toBeNull()
  })

  it('is removed where it was set', () => {
    expect(writeCookie(cookie, null)).toBe('note=; Path=/sign-in; Max-Age=0; HttpOnly; SameSite=Lax')
  })
})
