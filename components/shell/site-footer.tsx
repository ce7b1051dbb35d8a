import { brand } from '@/lib/brand'
import { routes } from '@/lib/routes'

const links = [
  { href: routes.products, label: 'All products' },
  { href: routes.howWeRank, label: 'How we rank' },
  { href: routes.howWeArePaid, label: 'How we are paid' },
  { href: routes.glossary, label: 'Glossary' },
  { href: '/api/docs', label: 'API' },
] as const

/** The footer of every page: what the site is, what it is not, and where its rules stand. */
export function SiteFooter() {
  return (
    <footer className="mt-16 border-t border-line bg-sheet">
      <div className="wrap grid gap-6 py-10 text-[15px] tablet:grid-cols-2">
        <div className="max-w-[56ch] text-muted">
          <p className="font-semibold text-ink">{brand.tagline}.</p>
          <p className="mt-2">
            {brand.name} compares; it does not lend, insure or advise. We never ask for your phone number or e-mail to
            show a result, and we will never call you.
          </p>
          <p className="mt-2">The products listed today are samples from invented issuers.</p>
        </div>
        <ul className="flex flex-wrap content-start gap-x-6 tablet:justify-end">
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href} className="flex min-h-[44px] items-center text-ink">
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
