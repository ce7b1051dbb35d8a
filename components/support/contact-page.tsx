import { Island } from '@/components/ui/island'
import { TextPage } from '@/components/ui/text-page'
import { brand } from '@/lib/brand'
import { type Appeal, appealMessage } from '@/lib/domain/referral/appeal'
import type { NavLink } from '@/lib/routing/navigation'
import { routes } from '@/lib/routing/routes'
import { ContactUsIsland } from './contact-us-island.client'

interface ContactPageProps {
  readonly crumbs: readonly NavLink[]
  /** The refused invitation that somebody comes to write about; null: none. */
  readonly appeal: Appeal | null
}

/** How to reach a person: a form, and a mail address. */
export function ContactPage({ crumbs, appeal }: ContactPageProps) {
  const start = appeal === null ? null : { topic: 'account' as const, message: appealMessage(appeal) }
  return (
    <TextPage
      crumbs={crumbs}
      title="Contact us"
      lede="Tell us what it is about. You get a reference number right away, on the page and by mail."
    >
      <p className="mt-3 max-w-[62ch]">
        An answer may be here already: <a href={routes.support}>Support centre</a>. For a figure that is wrong,{' '}
        <a href={routes.reportFigure}>this page</a> says what to send.
      </p>
      <Island name="contact-us" of={ContactUsIsland} props={{ start }} />
      <p className="mt-6 max-w-[62ch] text-14 text-muted">
        We use what you write for our answer alone. <a href={routes.privacy}>What we keep</a>. You can also write to{' '}
        <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.
      </p>
    </TextPage>
  )
}
