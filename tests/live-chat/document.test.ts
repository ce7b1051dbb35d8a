import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** Answers as the server does that was started with these variables. */
async function answer(provider: string, variables: Readonly<Record<string, string>>): Promise<Response> {
  vi.resetModules()
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const { GET } = await import('@/app/live-chat/[provider]/route')
  return GET(new Request(`http://localhost/live-chat/${provider}`), { params: Promise.resolve({ provider }) })
}

const zendesk = {
  LIVECHAT_ZENDESK_SCRIPT: 'https://static.example/snippet.js?v="1"&a=<b>',
  LIVECHAT_ZENDESK_KEY: 'key-1',
  LIVECHAT_ORIGINS: 'https://*.example wss://*.example',
}
const infobip = { LIVECHAT_INFOBIP_SCRIPT: 'https://widget.example/chat.js', LIVECHAT_INFOBIP_KEY: 'key-2' }

describe("the chat's document", () => {
  it.each(['zendesk', 'infobip', 'other', '..'])('does not exist where no chat is set up: %s', async (provider) => {
    const set = provider === 'zendesk' ? infobip : provider === 'infobip' ? zendesk : { ...zendesk, ...infobip }
    expect((await answer(provider, set)).status).toBe(404)
  })

  it('carries a policy that names its one inline script and the origins that were set', async () => {
    const response = await answer('zendesk', zendesk)
    const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(await response.text()) ?? []
    const hash = createHash('sha256').update(script).digest('base64')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`script-src 'sha256-${hash}' https://static.example https://*.example wss://*.example;`)
    expect(policy).toMatch(/; sandbox allow-scripts allow-forms allow-popups$/)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('hands the second provider its key in the address of the script, and breaks out of no attribute', async () => {
    const html = await (await answer('zendesk', zendesk)).text()
    expect(html).toContain('data-script="https://static.example/snippet.js?v=%221%22&amp;a=%3Cb%3E&amp;key=key-1"')
  })

  it('hands the first provider its key beside the script, and connects to that one origin alone', async () => {
    const response = await answer('infobip', infobip)
    expect(await response.text()).toContain(
      'data-provider="infobip" data-key="key-2" data-script="https://widget.example/chat.js"',
    )
    expect(response.headers.get('content-security-policy')).toContain('; connect-src https://widget.example;')
  })
})
