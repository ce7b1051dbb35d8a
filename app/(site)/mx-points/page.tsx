import type { Metadata } from 'next'
import { parentCrumbs } from '@/app/(site)/_parts/crumbs'
import { PointsIsland } from '@/components/referral/points-island.client'
import { PointsRules } from '@/components/referral/points-rules'
import { Island } from '@/components/ui/island'
import { TextPage } from '@/components/ui/text-page'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { programmeToday } from '@/lib/server/data/content/referral'
import { shellConfig } from '@/lib/server/data/site/shell-config'

const title = 'MX Points'
const lede = 'The points you have, where each came from, and how long it lasts.'

export const metadata: Metadata = {
  ...pageMetadata({ path: routes.points, title, description: lede }),
  robots: { index: false, follow: true },
}

/** For members who take part in the referral programme: the document is the same for everybody and shows nothing of them. */
export default function PointsPage() {
  const { appId, signingKey } = shellConfig()
  const programme = programmeToday()
  return (
    <TextPage crumbs={parentCrumbs(routes.points)} title={title} lede={lede}>
      <Island
        name="points"
        of={PointsIsland}
        props={{ signing: { appId, signingKey }, isSample: programme?.isSample ?? null }}
      />
      <PointsRules isSample={programme?.isSample ?? true} />
    </TextPage>
  )
}
