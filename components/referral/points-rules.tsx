import { routes } from '@/lib/routing/routes'

interface PointsRulesProps {
  /** The programme of today is a sample, or none is open. */
  readonly isSample: boolean
}

/** What points are and are not, for everybody. */
export function PointsRules({ isSample }: PointsRulesProps) {
  return (
    <section className="prose mt-8" aria-labelledby="rules">
      <h2 id="rules">What points are</h2>
      <ul>
        <li>You get them for friends you invited, and for having come by an invitation. You cannot buy them.</li>
        <li>
          They have no cash value until they are paid out, where this page offers that, and cannot be passed to another
          member.
        </li>
        <li>Points that were given by mistake are taken back with the reason. You never owe us money.</li>
        <li>They have nothing to do with which products are listed, or in which order.</li>
      </ul>
      <h3>What they buy</h3>
      <p>
        {isSample
          ? 'Vouchers that are samples too. The programme shows how it works: neither its points nor what they buy has any value.'
          : 'Vouchers that name a price in points. You see them here when you are signed in.'}
      </p>
      <p>
        <a href={routes.referral}>How the programme works</a> · <a href={routes.referralTerms}>Its terms</a>
      </p>
    </section>
  )
}
