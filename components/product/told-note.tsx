import { forgetTold } from '@/lib/client/told'
import type { CategoryId } from '@/lib/domain/categories/registry'
import type { ToldPlace } from './told-place'

interface ToldNoteProps {
  readonly category: CategoryId
  readonly place: ToldPlace
}

/** What becomes of what a visitor tells, and the way to take it back. */
export function ToldNote({ category, place: { bare, sealed, words } }: ToldNoteProps) {
  const clear = () => {
    forgetTold(category)
    window.location.assign(bare)
  }
  return (
    <>
      <p className="mt-2 text-14 text-muted">
        <span className="script-only">{words.kept}</span>
        <span className="no-script">{words.sealed}</span>
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
