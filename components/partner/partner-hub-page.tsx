import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { ProseText } from '@/components/ui/prose-text'
import type { Partner, PartnerHub } from '@/lib/domain/content/partner'
import { formatDate } from '@/lib/domain/values/iso-date'
import { PartnerCards } from './partner-cards'
import { PartnerSources } from './partner-sources'
import '@/styles/pages.css'

interface PartnerHubPageProps {
  readonly hub: PartnerHub
  readonly partners: readonly Partner[]
  readonly partnersTitle: string
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  readonly structuredData: ReactNode
  /** The page's tool, such as a form. */
  readonly tool: ReactNode
}

/** A page above partners: its tool, what holds for all of them, and the way to each. */
export function PartnerHubPage(props: PartnerHubPageProps) {
  const { hub, partners, partnersTitle, crumbs, structuredData, tool } = props
  return (
    <article className="wrap pb-16">
      <Breadcrumbs links={crumbs} here={hub.name} />
      <h1 className="mt-2 max-w-[28ch]">{hub.title}</h1>
      <p className="mt-3 max-w-[62ch] text-18 text-muted">{hub.summary}</p>
      <p className="mt-3 text-14 text-muted">Checked on {formatDate(hub.checkedOn)}. Information, not advice.</p>
      {tool}
      <div className="prose mt-8">
        <ProseText text={hub.body} drawEmbed={null} />
      </div>
      <PartnerCards title={partnersTitle} partners={partners} />
      <PartnerSources sources={hub.sources} />
      {structuredData}
    </article>
  )
}
