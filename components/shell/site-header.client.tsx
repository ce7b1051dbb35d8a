'use client'

import { brand } from '@/lib/brand'
import { memberLinks, menus, productGroups } from '@/lib/routing/navigation'
import { routes } from '@/lib/routing/routes'
import { Mark } from './mark'
import { Links } from './nav-links'

/** A magnifying glass, for 24 by 24. */
const lens = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 21 21'

/**
 * The header of every page. Works without script: menus are `<details>`, the small screen's menu is a popover of the
 * browser. Both states of the session are in it; styles/shell.css shows one in the room that both need.
 */
export function SiteHeader() {
  return (
    <header id="header" className="sh">
      <div className="wrap">
        <a href={routes.home}>
          <Mark />
          {brand.name}
        </a>
        <SiteMenus />
        <a className="find" href={routes.search} aria-label="Search">
          <Icon path={lens} />
        </a>
        <AccountNav />
        <button type="button" popoverTarget="nav" aria-label="Menu">
          <Icon path="M3 6h18M3 12h18M3 18h18" />
        </button>
      </div>
    </header>
  )
}

/** A row of menus with the search; a sheet up to 1270 px. The closing button stands first: focus starts with it. */
function SiteMenus() {
  return (
    <nav id="nav" popover="auto" aria-label="Main">
      <button type="button" popoverTarget="nav" aria-label="Close menu">
        <Icon path="M5 5l14 14M19 5 5 19" />
      </button>
      <details name="m" data-menu="">
        <summary>Products</summary>
        <div>
          {productGroups.map(({ label, links }, index) => (
            <details key={label} name="p" open={index === 0}>
              <summary>{label}</summary>
              <Links links={links} />
            </details>
          ))}
        </div>
      </details>
      {menus.map(({ label, links }) => (
        <details key={label} name="m" data-menu="">
          <summary>{label}</summary>
          <Links links={links} />
        </details>
      ))}
      <search>
        <form action={routes.search} className="input">
          <input type="search" name="q" aria-label="Search" placeholder="Search" required />
          <button type="submit" aria-label="Search">
            <Icon path={lens} />
          </button>
        </form>
      </search>
    </nav>
  )
}

function AccountNav() {
  return (
    <div className="acct">
      <a className="btn quiet when-out" href={routes.signIn}>
        Login / Register
      </a>
      <div className="when-in">
        <button type="button" className="btn quiet" data-shell="get-app">
          Get App
        </button>
        <details name="m" data-menu="">
          <summary>
            <b data-initials="" />
            <span className="sr-only">Your account</span>
          </summary>
          <div>
            <strong data-account-name="" />
            <Links links={memberLinks} />
            <button type="button" data-shell="sign-out">
              Sign Out
            </button>
          </div>
        </details>
      </div>
    </div>
  )
}

function Icon({ path }: { readonly path: string }) {
  return (
    <svg width="24" height="24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
