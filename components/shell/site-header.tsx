import { brand } from '@/lib/brand'
import { routes } from '@/lib/routes'
import { Mark } from './mark'

const links = [
  { href: '/credit-card', label: 'Credit cards' },
  { href: '/bank-account/savings-account', label: 'Savings' },
  { href: '/bank-account/current-account', label: 'Current accounts' },
  { href: '/investment/fixed-deposit', label: 'Fixed deposits' },
  { href: '/loan/personal-loan', label: 'Personal loans' },
] as const

/** The header of every page: the mark and the five lists. Plain links, so it needs no script. */
export function SiteHeader() {
  return (
    <header className="border-b border-line bg-sheet">
      <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-1 py-3">
        <a
          href={routes.home}
          className="flex min-h-[44px] items-center gap-[10px] text-[20px] font-bold lowercase tracking-[-0.02em] text-ink no-underline"
        >
          <Mark />
          {brand.name}
        </a>
        <nav aria-label="Products" className="-mx-4 overflow-x-auto px-4 tablet:mx-0 tablet:px-0">
          <ul className="flex gap-6 text-[15px] font-medium">
            {links.map((link) => (
              <li key={link.href} className="shrink-0">
                <a href={link.href} className="flex min-h-[44px] items-center text-ink no-underline hover:underline">
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}
