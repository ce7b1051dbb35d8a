import type { Metadata } from 'next'
import { legalMetadata, legalPage } from '@/app/(site)/_parts/legal-route'
import { AcceptTermsIsland } from '@/components/referral/accept-terms-island.client'
import { Island } from '@/components/ui/island'
import { versionsOf } from '@/lib/server/data/content/legal'
import { shellConfig } from '@/lib/server/data/site/shell-config'

export const revalidate = 300

export const generateMetadata = (): Metadata => legalMetadata('referral-terms')

/** The terms that members accept before they invite anybody, and where they do. */
export default function ReferralTermsPage() {
  const [{ version }] = versionsOf('referral-terms', 'en')
  const { appId, signingKey } = shellConfig()
  return (
    <>
      {legalPage('referral-terms')}
      <div className="wrap mt-10">
        <section className="card p-6" aria-labelledby="agree">
          <h2 id="agree">Agree to the terms</h2>
          <div className="mt-3">
            <Island name="accept-terms" of={AcceptTermsIsland} props={{ version, signing: { appId, signingKey } }} />
          </div>
        </section>
      </div>
    </>
  )
}
