import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { brand } from '@/lib/brand'
import type { AppStore } from '@/lib/domain/content/app-stores'
import { routes } from '@/lib/routing/routes'
import { socialLinks } from '@/lib/server/data/site/elsewhere'
import { SiteFooter } from './site-footer.client'
import { SiteHeader } from './site-header.client'

const social = socialLinks()
const header = renderToStaticMarkup(<SiteHeader />)
const footer = (whatsApp: boolean, chat = false, apps: readonly AppStore[] = []) =>
  renderToStaticMarkup(<SiteFooter year="2026" whatsApp={whatsApp} chat={chat} social={social} apps={apps} />)
const textsOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>([^<]+)</${tag}>`, 'g'))].map(([, text]) => text)

describe('the header', () => {
  it('leads home by its logo and to the login', () => {
    expect(header).toContain('<a href="/">')
    expect(header).toMatch(/<a class="[^"]*when-out" href="\/sign-in">Login \/ Register<\/a>/)
  })

  it('has the search in sight beside the name, where the field is within the menu', () => {
    expect(header).toMatch(/<a class="find" href="\/search" aria-label="Search"><svg/)
    expect(header.indexOf('class="find"')).toBeLessThan(header.indexOf('aria-label="Menu"'))
  })

  it('holds the seven groups under Products, one of which can be open at a time', () => {
    expect(textsOf(header, 'summary').slice(0, 8)).toEqual([
      'Products',
      'Bank',
      'Insurance',
      'Investment',
      'Renewable Energy',
      'Legal',
      'Credit Profile',
      'eSIM',
    ])
    expect(header.match(/<details name="p"/g)).toHaveLength(7)
  })

  it('has the menu of a member, which says nothing of anybody', () => {
    const member = header.slice(header.indexOf('class="when-in"'))
    for (const label of ['Get App', 'Referral Dashboard', 'MX Points', 'Account Settings', 'Sign Out']) {
      expect(member).toContain(`>${label}<`)
    }
    expect(member).toMatch(/<b data-initials=""><\/b>/)
    expect(member).toMatch(/<strong data-account-name=""><\/strong>/)
  })

  it('searches by an address, without script', () => {
    expect(header).toMatch(/<search><form [^>]*action="\/search"[^>]*><input type="search"[^>]* name="q"/)
  })
})

describe('the footer', () => {
  it('shows WhatsApp only where the setting offers it', () => {
    expect(footer(false)).not.toContain('WhatsApp')
    expect(footer(true)).toContain(`<a href="${brand.whatsApp}">WhatsApp</a>`)
  })

  it('opens the chat where one is set up, and leads to the support centre where none is', () => {
    expect(footer(false, true)).toMatch(/<button [^>]*data-shell="chat" aria-label="Chat with us">/)
    expect(footer(false)).not.toContain('data-shell="chat"')
    expect(footer(false)).toMatch(/<a class="help [^>]*href="\/support">Help<\/a>/)
  })

  it('has a badge for each store that has the app, and none while there is no app', () => {
    expect(footer(false)).not.toMatch(/Google Play|App Store|AppGallery|Get the app/)
    const html = footer(false, false, ['Google Play', 'AppGallery'])
    expect(html).toMatch(/Google Play[\s\S]+AppGallery/)
    expect(html).not.toContain('App Store')
    expect(textsOf(html, 'h2')).toContain('Get the app')
  })

  it('has its columns, the ways to reach us and the social links', () => {
    const html = footer(false)
    expect(textsOf(html, 'h2')).toEqual(['Features', 'Resources', 'Support', 'On your phone'])
    const expected = [brand.supportEmail, routes.download, ...social.map(({ label }) => label)]
    for (const text of expected) expect(html).toContain(text)
    expect(html).toContain(brand.address)
  })

  it('counts its copyright from the first year to this one', () => {
    expect(footer(false)).toContain('© 2024–2026 Timbang')
  })

  it('posts the newsletter without script, beside what the sender agrees to', () => {
    const form = /<form.*<\/form>/.exec(footer(false))?.[0] ?? ''
    expect(form).toMatch(/^<form[^>]* action="\/subscribe"/)
    expect(form).toMatch(/^<form[^>]* method="post"/)
    expect(form).toContain('<label for="news">Stay in the loop</label>')
    expect(form).toContain('<p role="status"></p>')
    expect(form).toContain('href="/privacy-and-policy"')
  })
})
