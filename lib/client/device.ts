/** What a browser tells about itself. */
export interface BrowserTraits {
  readonly userAgent: string
  /** The names of User-Agent Client Hints, such as `Google Chrome`; empty where the browser has none. */
  readonly brands: readonly string[]
  /** The platform of the hints, such as `macOS`; null without hints. */
  readonly platform: string | null
  /** Whether the hints speak of a phone; null without hints. */
  readonly mobile: boolean | null
  readonly touchPoints: number
}

/** The device in the words of the device id. */
export interface Device {
  readonly kind: 'desktop' | 'mobile' | 'tablet'
  readonly browser: string
  readonly os: string
}

type Sign = readonly [name: string, pattern: RegExp]

// The order matters: most browsers also call themselves Chrome, and Chrome calls itself Safari.
const browserSigns: readonly Sign[] = [
  ['Edge', /\bEdg(e|A|iOS)?\/|Microsoft Edge/],
  ['Opera', /\bOPR\/|\bOPT\/|\bOpera\b/],
  ['Samsung Internet', /SamsungBrowser|Samsung Internet/],
  ['Huawei Browser', /HuaweiBrowser/],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bCriOS\/|Google Chrome|Chromium/],
  ['Safari', /\bSafari\//],
]

const osSigns: readonly Sign[] = [
  ['iPadOS', /\biPad\b/],
  ['iOS', /\biPhone\b|\biPod\b|^iOS$/],
  ['Android', /\bAndroid\b/],
  ['HarmonyOS', /\bHarmonyOS\b|\bOpenHarmony\b/],
  ['Windows', /\bWindows\b/],
  ['Chrome OS', /\bCrOS\b|^Chrom(e|ium) ?OS$/],
  ['macOS', /\bMac OS X\b|^macOS$/],
  ['Linux', /\bLinux\b/],
]

const unknown = 'Other'

function nameIn(signs: readonly Sign[], text: string): string {
  return signs.find(([, pattern]) => pattern.test(text))?.[0] ?? unknown
}

function osOf({ userAgent, platform, touchPoints }: BrowserTraits): string {
  const os = nameIn(osSigns, platform ?? '')
  const said = os === unknown ? nameIn(osSigns, userAgent) : os
  // An iPad calls itself a Mac; no Mac has a touch screen.
  return said === 'macOS' && touchPoints > 1 ? 'iPadOS' : said
}

function kindOf({ userAgent, mobile }: BrowserTraits, os: string): Device['kind'] {
  if (os === 'iPadOS' || /\bTablet\b/.test(userAgent)) return 'tablet'
  if (mobile === true || os === 'iOS') return 'mobile'
  const handheld = os === 'Android' || os === 'HarmonyOS'
  // Android asks phones, and no other device, to say Mobile.
  if (/\bMobile\b/.test(userAgent)) return 'mobile'
  return handheld ? 'tablet' : 'desktop'
}

/** Reads the device out of what the browser tells: the hints first, then the user agent. */
export function deviceOf(traits: BrowserTraits): Device {
  const os = osOf(traits)
  const hinted = nameIn(browserSigns, traits.brands.join(','))
  return {
    kind: kindOf(traits, os),
    browser: hinted === unknown || hinted === 'Chrome' ? nameIn(browserSigns, traits.userAgent) : hinted,
    os,
  }
}

/** The device id: `kind;browser;server id;OS`. */
export function composeDeviceId({ kind, browser, os }: Device, serverId: string): string {
  return [kind, browser, serverId, os].map((part) => part.replaceAll(';', '')).join(';')
}

function property(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined
}

/** What this browser tells. */
export function browserTraits(): BrowserTraits {
  const hints = property(navigator, 'userAgentData')
  const brands = property(hints, 'brands')
  const platform = property(hints, 'platform')
  const mobile = property(hints, 'mobile')
  const names = Array.isArray(brands) ? brands.map((entry: unknown) => property(entry, 'brand')) : []
  return {
    userAgent: navigator.userAgent,
    brands: names.filter((name) => typeof name === 'string'),
    platform: typeof platform === 'string' ? platform : null,
    mobile: typeof mobile === 'boolean' ? mobile : null,
    touchPoints: navigator.maxTouchPoints,
  }
}
