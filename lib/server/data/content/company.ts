import 'server-only'
import type { SearchEntry } from '@/lib/domain/content/search'
import { routes } from '@/lib/routing/routes'
import { legalSearchEntries } from './legal'

/** The pages about the site itself and the texts that bind, for the site's search. */
export function companySearchEntries(): readonly SearchEntry[] {
  return [
    {
      href: routes.aboutUs,
      title: 'About us',
      context: 'Who runs the site, how it works, and who pays for it.',
      also: 'company syarikat tentang kami',
    },
    {
      href: routes.features,
      title: 'What you can do here',
      context: 'Comparing, calculators, guides, and what an account adds.',
      also: 'features ciri',
    },
    {
      href: routes.notCovered,
      title: 'What we do not cover',
      context: 'What the lists hold, what they leave out, and what no figure tells.',
      also: 'coverage missing limits liputan',
    },
    {
      href: routes.download,
      title: 'Get the app',
      context: 'The app, and how to have the site at hand on your phone.',
      also: 'download muat turun aplikasi android iphone huawei',
    },
    ...legalSearchEntries(),
  ]
}
