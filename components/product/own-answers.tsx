import { useOwnAnswers } from '@/hooks/use-own-answers'
import { ownWords } from '@/lib/domain/member/own-words'
import { assertNever } from '@/lib/domain/values/assert-never'
import { routes } from '@/lib/routing/routes'

interface OwnAnswersProps {
  /** What this tab keeps of the visitor has changed. */
  readonly onTaken: () => void
}

/** One press with which a member's own figures fill a form, on the device alone. Nothing for visitors without an account. */
export function OwnAnswers({ onTaken }: OwnAnswersProps) {
  const { isMember, state, take } = useOwnAnswers(onTaken)
  if (!isMember) return null
  return (
    <p className="no-print mb-4">
      <button type="button" className="btn quiet" onClick={take} disabled={state === 'taking'}>
        {ownWords.take}
      </button>{' '}
      <span role="status" className="text-14 text-muted">
        <Outcome state={state} />
      </span>
    </p>
  )
}

function Outcome({ state }: Pick<ReturnType<typeof useOwnAnswers>, 'state'>) {
  switch (state) {
    case 'idle':
      return null
    case 'taking':
    case 'taken':
    case 'failed':
      return ownWords[state]
    case 'nothing':
      return (
        <>
          {ownWords.nothing} <a href={`${routes.accountSettings}/income`}>{ownWords.add}</a>
        </>
      )
    default:
      return assertNever(state)
  }
}
