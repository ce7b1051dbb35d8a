import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EnvError, envVariables, parseEnv } from './env'

function problemsOf(record: Record<string, string>): readonly string[] {
  try {
    parseEnv(record)
  } catch (error) {
    if (error instanceof EnvError) return error.problems.map((problem) => `${problem.variable} ${problem.reason}`)
    throw error
  }
  return []
}

const example = readFileSync('.env.example', 'utf8')
const documented = example.split('\n').flatMap((line) => /^#([A-Z_]+)=(.*)$/.exec(line)?.slice(1, 3) ?? [])

describe('parseEnv', () => {
  it('needs no variable at all', () => {
    expect(parseEnv({})).toEqual({
      NODE_ENV: 'development',
      HOST: '0.0.0.0',
      PORT: 3000,
      PROVIDER_PORT: 3100,
      SITE_URL: 'http://localhost:3000',
      API_BASE_URL: null,
      DATA_DIR: '.data',
      DATABASE_URL: null,
      DATABASE_POOL_MAX: 10,
      DATABASE_WAIT_SECONDS: 30,
      SMTP_URL: null,
      MAIL_FROM: null,
      SMS_GATEWAY_URL: null,
      SMS_GATEWAY_TOKEN: null,
      SINEGY_MARKET_URL: null,
      CODES_PER_HOUR: 2000,
      SEALING_SECRET: null,
      SEALING_SECRET_BEFORE: null,
      KEY_DIR: '.data-keys',
      PAGE_RUNTIME: 'islands',
      LOG_LEVEL: 'info',
      TRUSTED_PROXY_HOPS: 0,
      ANALYTICS_TOKEN: null,
      ANALYTICS_HOST: 'https://api-js.mixpanel.com',
      API_APP_ID: 'timbang',
      API_SIGNING_KEY: 'timbang-web-signing-key',
      INFOBIP_LIVECHAT_ENABLED: 'false',
      LIVECHAT_INFOBIP_SCRIPT: null,
      LIVECHAT_INFOBIP_KEY: null,
      LIVECHAT_ZENDESK_SCRIPT: null,
      LIVECHAT_ZENDESK_KEY: null,
      LIVECHAT_ORIGINS: [],
      INFOBIP_WHATSAPP_FLOW_ENABLED: 'false',
      RECAPTCHA_ENABLED: 'false',
      RECAPTCHA_SITE_KEY: null,
      RECAPTCHA_SECRET: null,
      RECAPTCHA_VERIFY_URL: 'https://www.google.com/recaptcha/api/siteverify',
      REFERRAL_WITHDRAWAL_ENABLED: 'false',
      APP_MINIMUM_VERSION: null,
      APP_GOOGLE_PLAY_URL: null,
      APP_STORE_URL: null,
      APP_GALLERY_URL: null,
      SOCIAL_FACEBOOK_URL: 'https://facebook.timbang.example',
      SOCIAL_INSTAGRAM_URL: 'https://instagram.timbang.example',
      SOCIAL_X_URL: 'https://x.timbang.example',
      SOCIAL_TIKTOK_URL: 'https://tiktok.timbang.example',
      SOCIAL_YOUTUBE_URL: 'https://youtube.timbang.example',
      TIMBANG_TEST: '0',
      TEST_NOW: null,
      TEST_CONTENT: null,
    })
  })

  it('takes a blank variable for one that is not set', () => {
    expect(parseEnv({ PORT: ' ', DATABASE_URL: '', SITE_URL: '' })).toEqual(parseEnv({}))
  })

  it('follows the port in the address that visitors know, until that is set', () => {
    expect(parseEnv({ PORT: '8080' }).SITE_URL).toBe('http://localhost:8080')
    expect(parseEnv({ PORT: '8080', SITE_URL: 'https://www.example.com/' }).SITE_URL).toBe('https://www.example.com')
  })

  it('drops the slash at the end of a remote provider, and keeps its path', () => {
    expect(parseEnv({ API_BASE_URL: 'https://api.example.com/v2/' }).API_BASE_URL).toBe('https://api.example.com/v2')
  })

  it('names every unusable variable with the reason, in one go', () => {
    expect(problemsOf({ PORT: '0', LOG_LEVEL: 'loud', TRUSTED_PROXY_HOPS: '-1', SITE_URL: 'www.example.com' })).toEqual(
      [
        'PORT must be a whole number from 1 to 65535',
        'SITE_URL must be an http or https address without a path, such as https://www.example.com',
        'LOG_LEVEL must be one of debug, info, warn, error, silent',
        'TRUSTED_PROXY_HOPS must be a whole number from 0 to 10',
      ],
    )
  })

  it.each([
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['PORT', '1e3'],
    ['PROVIDER_PORT', 'auto'],
    ['HOST', 'http://localhost'],
    ['SITE_URL', 'https://example.com/shop'],
    ['SITE_URL', 'ftp://example.com'],
    ['SITE_URL', 'https://user:password@example.com'],
    ['API_BASE_URL', 'localhost:3100'],
    ['DATABASE_URL', 'mysql://localhost/timbang'],
    ['DATABASE_POOL_MAX', '0'],
    ['MAIL_FROM', 'news'],
    ['ANALYTICS_TOKEN', 'my token'],
    ['ANALYTICS_HOST', "https://a.example; script-src 'unsafe-inline'"],
    ['ANALYTICS_HOST', 'https://a.example/track'],
    ['MAIL_FROM', 'Timbang <news@example.com>\r\nBcc: <a@b.com>'],
    ['SEALING_SECRET', 'short'],
    ['NODE_ENV', 'staging'],
    ['TIMBANG_TEST', 'true'],
    ['RECAPTCHA_ENABLED', 'yes'],
    ['RECAPTCHA_SITE_KEY', 'a"><script>alert(1)</script>'],
    ['RECAPTCHA_VERIFY_URL', 'http://verifier.example/siteverify'],
    ['API_APP_ID', 'my app'],
    ['LIVECHAT_INFOBIP_SCRIPT', 'javascript:alert(1)'],
    ['LIVECHAT_ZENDESK_SCRIPT', '//static.example.com/chat.js'],
    ['LIVECHAT_ORIGINS', "https://a.example; script-src 'unsafe-inline'"],
    ['LIVECHAT_ORIGINS', '*'],
    ['LIVECHAT_ORIGINS', "https://a.example 'self'"],
    ['LIVECHAT_ORIGINS', 'https://a.example/path'],
    ['API_SIGNING_KEY', 'short'],
    ['SOCIAL_X_URL', 'http://x.com/timbang'],
    ['APP_MINIMUM_VERSION', 'latest'],
    ['APP_STORE_URL', 'http://apps.example/timbang'],
    ['APP_GALLERY_URL', 'javascript:alert(1)'],
    ['TEST_NOW', '2026-02-30'],
    ['TEST_NOW', 'tomorrow'],
    ['TEST_NOW', '2026-11-20T12:00:00'],
  ])('refuses %s=%s', (variable, value) => {
    expect(problemsOf({ [variable]: value })).toHaveLength(1)
    expect(problemsOf({ [variable]: value })[0]).toMatch(new RegExp(`^${variable} must be`))
  })

  it.each([
    ['.data', '.data'],
    ['.data', '.data/keys'],
    ['/srv/data/', '/srv/data/keys'],
    ['/srv/data', '/srv/keys/../data/keys'],
  ])('refuses keys that whoever copies the data would have: DATA_DIR=%s KEY_DIR=%s', (dataDir, keyDir) => {
    const problems = problemsOf({ DATA_DIR: dataDir, KEY_DIR: keyDir })
    expect(problems).toEqual([expect.stringMatching(/^KEY_DIR must not be DATA_DIR or inside it/)])
  })

  it('keeps keys beside the data, also where its folder is written with a slash', () => {
    for (const dataDir of ['/srv/data', '/srv/data/']) {
      expect(parseEnv({ DATA_DIR: dataDir }).KEY_DIR).toBe('/srv/data-keys')
      expect(parseEnv({ DATA_DIR: dataDir, KEY_DIR: '/srv/data-of-keys' }).KEY_DIR).toBe('/srv/data-of-keys')
    }
  })

  it.each(['mail.example.com', 'https://mail.example.com', 'smtp://', 'smtp://mail.example.com/inbox'])(
    'refuses a mail server that is none: %s',
    (address) => {
      const problems = problemsOf({ SMTP_URL: address, MAIL_FROM: 'news@example.com' })
      expect(problems).toEqual([expect.stringMatching(/^SMTP_URL must be a mail server/)])
    },
  )

  it.each(['sms.example.com', 'http://sms.example.com/send', 'https://user:pass@sms.example.com', 'ftp://localhost'])(
    'refuses a gateway that numbers and codes would reach in clear, or that is none: %s',
    (address) => {
      expect(problemsOf({ SMS_GATEWAY_URL: address })).toEqual([
        expect.stringMatching(/^SMS_GATEWAY_URL must be an https address/),
      ])
    },
  )

  it('takes a gateway over https, and over http on this machine', () => {
    expect(problemsOf({ SMS_GATEWAY_URL: 'https://sms.example.com/send', SMS_GATEWAY_TOKEN: 't' })).toEqual([])
    expect(problemsOf({ SMS_GATEWAY_URL: 'http://127.0.0.1:9999/send' })).toEqual([])
    expect(problemsOf({ SMS_GATEWAY_TOKEN: 't' })).toEqual(['SMS_GATEWAY_URL is needed when SMS_GATEWAY_TOKEN is set'])
  })

  it('sends no mail without saying who it comes from', () => {
    expect(problemsOf({ SMTP_URL: 'smtp://localhost' })).toEqual(['MAIL_FROM is needed when SMTP_URL is set'])
    expect(problemsOf({ SMTP_URL: 'smtps://u:p@localhost:465', MAIL_FROM: 'news@example.com' })).toEqual([])
  })

  it('asks for a proof of a person with both keys only', () => {
    const keys = { RECAPTCHA_SITE_KEY: 's'.repeat(40), RECAPTCHA_SECRET: 'k'.repeat(40) }
    expect(problemsOf({ RECAPTCHA_ENABLED: 'true' })).toEqual([
      'RECAPTCHA_SITE_KEY is needed when RECAPTCHA_ENABLED is true',
      'RECAPTCHA_SECRET is needed when RECAPTCHA_ENABLED is true',
    ])
    expect(problemsOf({ RECAPTCHA_ENABLED: 'true', ...keys })).toEqual([])
  })

  it('takes no key of a chat without the script that it is for', () => {
    for (const provider of ['INFOBIP', 'ZENDESK']) {
      const key = { [`LIVECHAT_${provider}_KEY`]: 'a-key' }
      const script = { [`LIVECHAT_${provider}_SCRIPT`]: 'https://chat.example/widget.js' }
      expect(problemsOf(key)).toEqual([`LIVECHAT_${provider}_SCRIPT is needed when LIVECHAT_${provider}_KEY is set`])
      expect(problemsOf({ ...key, ...script })).toEqual([])
      expect(problemsOf({ ...script, [`LIVECHAT_${provider}_KEY`]: '"><script>' })).toEqual([
        `LIVECHAT_${provider}_KEY must be 4 to 100 letters, digits, hyphens or underscores`,
      ])
    }
  })

  it('reads the origins of a chat one by one', () => {
    expect(parseEnv({ LIVECHAT_ORIGINS: 'https://*.a.example  wss://b.example:8443' }).LIVECHAT_ORIGINS).toEqual([
      'https://*.a.example',
      'wss://b.example:8443',
    ])
  })

  it('never repeats a value, which may be a secret', () => {
    fc.assert(
      fc.property(fc.constantFrom(...envVariables), fc.stringMatching(/^[a-z]{12}$/), (variable, value) => {
        for (const problem of problemsOf({ [variable]: `mysql://u:${value}@h/d` })) expect(problem).not.toContain(value)
      }),
    )
  })

  it('reads the test clock as noon in Malaysia or as an exact moment', () => {
    expect(parseEnv({ TEST_NOW: '2026-11-20' }).TEST_NOW).toBe(Date.UTC(2026, 10, 20, 4))
    expect(parseEnv({ TEST_NOW: '2026-11-20T23:59:59+08:00' }).TEST_NOW).toBe(Date.UTC(2026, 10, 20, 15, 59, 59))
  })

  it('refuses to move the clock in production outside a test run', () => {
    const moved = { NODE_ENV: 'production', TEST_NOW: '2026-11-20' }
    expect(problemsOf(moved)[0]).toMatch(/^TEST_NOW moves the clock and is refused in production/)
    expect(problemsOf({ ...moved, TIMBANG_TEST: '1' })).toEqual([])
  })

  it('refuses to serve other content in production outside a test run', () => {
    const replaced = { NODE_ENV: 'production', TEST_CONTENT: 'tests/frozen/content' }
    expect(problemsOf(replaced)[0]).toMatch(/^TEST_CONTENT replaces the content and is refused in production/)
    expect(problemsOf({ ...replaced, TIMBANG_TEST: '1' })).toEqual([])
    expect(parseEnv({ TEST_CONTENT: 'tests/frozen/content' }).TEST_CONTENT).toBe('tests/frozen/content')
  })
})

describe('.env.example', () => {
  it('documents every variable that the server reads, and no other', () => {
    expect(documented.filter((_, index) => index % 2 === 0).toSorted()).toEqual([...envVariables].toSorted())
  })

  it('shows only values that are accepted', () => {
    const pairs = documented.flatMap((name, index) => (index % 2 === 0 ? [[name, documented[index + 1] ?? '']] : []))
    expect(problemsOf(Object.fromEntries(pairs))).toEqual([])
  })
})
