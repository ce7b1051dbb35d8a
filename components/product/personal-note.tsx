import { useSyncExternalStore } from 'react'
import { clearPersonalAnswers, wayBack } from '@/lib/client/personal-answers'
import type { CategoryId } from '@/lib/domain/categories/ids'
import type { PersonalPlace } from './personal-place'

interface PersonalNoteProps {
  readonly category: CategoryId
  readonly place: PersonalPlace
}

const never = () => () => undefined
const nowhere = () => null

/** What becomes of what a visitor tells, and the way to take it back. */
export function PersonalNote(props: PersonalNoteProps) {
  return (
    <>
      <ToldWords words={props.place.words} />
      <WayBack category={props.category} />
      <ClearTold {...props} />
    </>
  )
}

/** Leads back to the calculator that filled the form in, if one did in this tab: only the device knows. */
function WayBack({ category }: Pick<PersonalNoteProps, 'category'>) {
  const back = useSyncExternalStore(never, () => wayBack(category), nowhere)
  return back === null ? null : (
    <p className="mt-2 text-14">
      Filled in from a calculator. <a href={back}>Change it there</a>
    </p>
  )
}

/** What becomes of what a visitor tells. */
function ToldWords({ words }: Pick<PersonalPlace, 'words'>) {
  return (
    <p className="mt-2 text-14 text-muted">
      <span className="script-only">{words.kept}</span>
      <span className="no-script">{words.sealed}</span>
    </p>
  )
}

/** The way to take back what was told, after all fields that it empties. */
function ClearTold({ category, place: { bare, sealed } }: PersonalNoteProps) {
  const clear = () => {
    clearPersonalAnswers(category)
    window.location.assign(bare)
  }
  return (
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
  )
}
