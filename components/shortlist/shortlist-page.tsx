import { Island } from '@/components/ui/island'
import { TextPage } from '@/components/ui/text-page'
import { routes } from '@/lib/routing/routes'
import { type KeptCategory, ShortlistIsland } from './shortlist-island.client'

interface ShortlistPageProps {
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  readonly categories: readonly KeptCategory[]
}

/** The products that a visitor keeps on this device or in their account, with what changed since they looked last. */
export function ShortlistPage({ crumbs, categories }: ShortlistPageProps) {
  return (
    <TextPage
      crumbs={crumbs}
      title="Your shortlist"
      lede="What you keep, what of it changed since you looked, and what comes up. Without an account it stays on this device, and we cannot see it."
    >
      <p className="no-script notice mt-8">
        Reading it needs script, which is off here. Without it, bookmark a <a href={routes.compare}>comparison</a>: its
        address holds the products.
      </p>
      <Island name="shortlist" of={ShortlistIsland} props={{ categories }} />
    </TextPage>
  )
}
