import { describe, expect, it } from 'vitest'
import { deviceKindOf } from './device-kind'

describe('deviceKindOf', () => {
  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
      'mobile',
    ],
    ['Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36', 'mobile'],
    ['Mozilla/5.0 (Linux; Android 16; SM-X910) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36', 'tablet'],
    ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1', 'tablet'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36', 'desktop'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15', 'desktop'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'desktop'],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36', 'desktop'],
    ['Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/132.0.0.0 Safari/537.36 Mobile', 'mobile'],
    ['Mozilla/5.0 (Tablet; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/132.0.0.0 Safari/537.36', 'tablet'],
    ['Mozilla/5.0 (Linux; Android 6.0.1) Mobile Safari/537.36 (compatible; Googlebot/2.1)', 'unknown'],
    ['curl/8.5.0', 'unknown'],
    ['', 'unknown'],
  ])('reads %s as %s', (userAgent, kind) => {
    expect(deviceKindOf(userAgent)).toBe(kind)
  })

  it('does not guess without a header', () => {
    expect(deviceKindOf(null)).toBe('unknown')
  })

  it('reads a header no further than a browser writes it, however long it is', () => {
    const long = `Mozilla/5.0 (iPhone) ${'x'.repeat(500)}`
    expect(deviceKindOf(long + '('.repeat(30_000))).toBe('mobile')
    expect(deviceKindOf(`${'x'.repeat(512)} iPhone`)).toBe('unknown')
  })
})
