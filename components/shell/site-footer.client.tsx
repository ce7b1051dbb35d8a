'use client'

import { Island } from '@/components/ui/island'
import { brand } from '@/lib/brand'
import type { AppStore } from '@/lib/domain/content/app-stores'
import { footerColumns, legalLinks, type NavLink, supportLinks } from '@/lib/routing/navigation'
import { routes } from '@/lib/routing/routes'
import { Links } from './nav-links'
import { NewsletterIsland } from './newsletter/newsletter-island.client'

interface SiteFooterProps {
  /** The year of today's date in Malaysia, four digits. */
  readonly year: string
  /** Whether the provider's setting offers WhatsApp. */
  readonly whatsApp: boolean
  /** Whether a live chat has been set up. */
  readonly chat: boolean
  /** Our pages at social networks, named as the networks are. */
  readonly social: readonly NavLink[]
  /** The stores that have the app. */
  readonly apps: readonly AppStore[]
}

/** The footer of every page: where things stand, how to reach us, the app, the newsletter, and what the site is not. */
export function SiteFooter({ year, whatsApp, chat, social, apps }: SiteFooterProps) {
  const reach = [
    ...supportLinks,
    ...(whatsApp ? [{ href: brand.whatsApp, label: 'WhatsApp' }] : []),
    { href: `mailto:${brand.supportEmail}`, label: brand.supportEmail },
  ]
  return (
    <>
      <footer className="sf">
        <div className="wrap">
          {footerColumns.map(({ label, links }) => (
            <div key={label}>
              <h2>{label}</h2>
              <Links links={links} />
            </div>
          ))}
          <div>
            <h2>Support</h2>
            <Links links={reach} />
            <p>{`${brand.company}, ${brand.address}`}</p>
          </div>
          <div>
            <Island name="newsletter" of={NewsletterIsland} props={{}} />
            <h2>{apps.length === 0 ? 'On your phone' : 'Get the app'}</h2>
            <AppBadges apps={apps} />
          </div>
        </div>
        <div className="wrap">
          <Links links={social} />
          <p>
            {`© ${brand.since}–${year} ${brand.name}. We compare; we do not lend, insure or advise. The products listed today are samples from invented issuers.`}
          </p>
          <Links links={legalLinks} />
          <button type="button" className="btn quiet script-only" data-shell="privacy">
            Privacy choices
          </button>
          <label className="script-only">
            Theme{' '}
            <select>
              <option value="">Same as my device</option>
              <option value="light">Light</option>
              <option value="dark">Dark</option>
            </select>
          </label>
        </div>
      </footer>
      <aside className="shortcuts" aria-label="Shortcuts">
        <button type="button" className="top script-only no-print" data-shell="top" aria-label="Back to top" hidden>
          <svg width="24" height="24" aria-hidden="true">
            <path d="M12 20V5M5 12l7-7 7 7" />
          </svg>
        </button>
        <ChatLauncher chat={chat} />
      </aside>
    </>
  )
}

/** Opens the chat; where there is none a link that says what it leads to: help, and nobody to chat with. */
function ChatLauncher({ chat }: Pick<SiteFooterProps, 'chat'>) {
  if (!chat) {
    return (
      <a className="help no-print" href={routes.support}>
        Help
      </a>
    )
  }
  return (
    <button type="button" className="help script-only no-print" data-shell="chat" aria-label="Chat with us">
      <svg width="24" height="24" aria-hidden="true">
        <path d="M4 5h16v11h-9l-4 4v-4H4z" />
      </svg>
    </button>
  )
}

/** A badge for each store that has the app; while there is none, the way to have the site at hand. */
function AppBadges({ apps }: Pick<SiteFooterProps, 'apps'>) {
  if (apps.length === 0) return <Links links={[{ href: routes.download, label: 'Add it to your home screen' }]} />
  return (
    <ul>
      {apps.map((store) => (
        <li key={store}>
          <a href={routes.download}>
            <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 4v11M7 11l5 5 5-5M5 20h14" />
            </svg>
            {store}
          </a>
        </li>
      ))}
    </ul>
  )
}
