import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BrowserTraits, composeDeviceId, deviceOf } from './device'

const silent: BrowserTraits = { userAgent: '', brands: [], platform: null, mobile: null, touchPoints: 0 }

const kit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'

test.each<[string, Partial<BrowserTraits>, string]>([
  [
    'Chrome on Windows',
    { userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${kit} Chrome/142.0.0.0 Safari/537.36` },
    'desktop Chrome Windows',
  ],
  [
    'Edge on Windows, with hints',
    {
      userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${kit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`,
      brands: ['Not_A Brand', 'Chromium', 'Microsoft Edge'],
      platform: 'Windows',
      mobile: false,
    },
    'desktop Edge Windows',
  ],
  [
    'Opera says Chrome in its hints too',
    {
      userAgent: `${mac} ${kit} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`,
      brands: ['Chromium'],
      platform: 'macOS',
      mobile: false,
    },
    'desktop Opera macOS',
  ],
  [
    'Safari on a Mac',
    { userAgent: `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15` },
    'desktop Safari macOS',
  ],
  [
    'an iPad that calls itself a Mac',
    {
      userAgent: `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`,
      touchPoints: 5,
    },
    'tablet Safari iPadOS',
  ],
  [
    'Safari on an iPhone',
    {
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
      touchPoints: 5,
    },
    'mobile Safari iOS',
  ],
  [
    'Chrome on an iPhone',
    {
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
    },
    'mobile Chrome iOS',
  ],
  [
    'Samsung Internet on a phone',
    {
      userAgent: `Mozilla/5.0 (Linux; Android 10; K) ${kit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      brands: ['Chromium', 'Samsung Internet'],
      platform: 'Android',
      mobile: true,
      touchPoints: 5,
    },
    'mobile Samsung Internet Android',
  ],
  [
    'Chrome on an Android tablet',
    {
      userAgent: `Mozilla/5.0 (Linux; Android 10; K) ${kit} Chrome/142.0.0.0 Safari/537.36`,
      brands: ['Google Chrome', 'Chromium'],
      platform: 'Android',
      mobile: false,
      touchPoints: 5,
    },
    'tablet Chrome Android',
  ],
  [
    'Firefox on Linux',
    { userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' },
    'desktop Firefox Linux',
  ],
  [
    'a Chromebook with a touch screen',
    {
      userAgent: `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${kit} Chrome/142.0.0.0 Safari/537.36`,
      platform: 'Chrome OS',
      brands: ['Google Chrome'],
      mobile: false,
      touchPoints: 10,
    },
    'desktop Chrome Chrome OS',
  ],
  ['a browser that says nothing', {}, 'desktop Other Other'],
])('%s', (_name, traits, device) => {
  const { kind, browser, os } = deviceOf({ ...silent, ...traits })
  expect(`${kind} ${browser} ${os}`).toBe(device)
})

test('a device id always has four parts, whatever its parts say', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (browser, os, serverId) => {
      expect(composeDeviceId({ kind: 'tablet', browser, os }, serverId).split(';')).toHaveLength(4)
    }),
  )
  expect(composeDeviceId({ kind: 'mobile', browser: 'Chrome', os: 'Android' }, 'a-1')).toBe('mobile;Chrome;a-1;Android')
})
