import { forgetTold } from '@/lib/client/told'
import type { CategoryId } from '@/lib/domain/categories/registry'

/** Where a form with personal fields stands. */
export interface ToldPlace {
  /** Where it is posted without script. */
  readonly action: string
  /** The address of the page when nothing is told. */
  readonly bare: string
  /** The page was answered with a seal. */
  readonly sealed: boolean
}

interface ToldNoteProps {
  readonly category: CategoryId
  readonly place: ToldPlace
}

/** What becomes of what a visitor tells, and the way to take it back. */
export function ToldNote({ category, place: { bare, sealed } }: ToldNoteProps) {
  const clear = () => {
    forgetTold(category)
    window.location.assign(bare)
  }
  return (
    <>
      <p className="mt-4 text-14 text-muted">
        <span className="script-only">These details stay on this device: nothing is sent.</span>
        <span className="no-script">
          The server works the figures out with these details and keeps none of them. The answer’s address is sealed and
          lapses after 30 minutes.
        </span>
      </p>
      <p className="no-print mt-2">
        <button type="button" className="btn quiet script-only" onClick={clear}>
          Clear these details
        </button>
        {sealed ? (
          <a className="btn quiet no-script" href={bare}>
            Clear these details
          </a>
        ) : null}
      </p>
    </>
  )
}
