import { useMemberPart } from '@/hooks/use-member-part'
import { assertNever } from '@/lib/domain/values/assert-never'
import { routes } from '@/lib/routing/routes'

const load = () => import('./keep-comparison.client').then(({ KeepComparison }) => KeepComparison)

/** Lets a member keep the comparison; says to a visitor that members can. */
export function KeepTool() {
  const part = useMemberPart(load)
  switch (part.kind) {
    case 'member':
      return <part.Part key={part.member} />
    case 'failed':
      return (
        <button type="button" className="btn quiet" onClick={part.retry}>
          Keeping it did not load: try again
        </button>
      )
    case 'visitor':
    case 'loading':
    case 'unknown':
      // Printed for everybody, so that nothing moves; seen by visitors alone.
      return (
        <a className="btn quiet when-out" href={routes.signIn}>
          Log in to keep it
        </a>
      )
    default:
      return assertNever(part)
  }
}
