import { DoneScene } from '@/components/ui/scenes'
import { TextPage } from '@/components/ui/text-page'
import type { NavLink } from '@/lib/routing/navigation'
import { routes } from '@/lib/routing/routes'

interface ContactSentPageProps {
  readonly crumbs: readonly NavLink[]
  /** null: the address of this page names none. */
  readonly reference: string | null
}

/** What stands after a message was sent: how it is named, and what comes next. */
export function ContactSentPage({ crumbs, reference }: ContactSentPageProps) {
  if (reference === null) {
    return (
      <TextPage crumbs={crumbs} title="No message here" lede="This address does not name a message that was sent.">
        <p className="mt-6">
          <a className="btn" href={routes.contactUs}>
            Write to us
          </a>
        </p>
      </TextPage>
    )
  }
  return (
    <TextPage
      crumbs={crumbs}
      title="We have your message"
      lede="Its reference is below, and on its way to you by mail."
    >
      <div className="mt-6">
        <DoneScene />
      </div>
      <p className="mt-4 text-28" translate="no">
        <b>{reference}</b>
      </p>
      <p className="mt-3 max-w-[62ch]">
        Name it when you write again. If no mail comes, look in the folder for unwanted mail: the reference here holds
        all the same.
      </p>
      <p className="mt-6">
        <a className="btn quiet" href={routes.support}>
          To the support centre
        </a>
      </p>
    </TextPage>
  )
}
