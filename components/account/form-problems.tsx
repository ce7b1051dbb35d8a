import { ErrorSummary } from '@/components/ui/error-summary'
import { accessAgainPath } from '@/lib/account/sign-in-steps'
import type { FormProblem } from '@/lib/account/sign-in-view'

/** Where the address of a refused form leads, so that the summary takes the focus without script too. */
const summaryId = 'problems'

/** What is wrong with a form: with its fields, or with the whole of it. */
export function FormProblems({ problems }: { readonly problems: readonly FormProblem[] }) {
  const ofFields = problems.flatMap(({ field, message }) => (field === null ? [] : [{ id: field, message }]))
  if (ofFields.length > 0) return <ErrorSummary id={summaryId} noun="field" errors={ofFields} />
  const [whole] = problems
  if (whole === undefined) return null
  return (
    <p id={summaryId} className="notice problem-summary" role="alert" tabIndex={-1}>
      {whole.way === undefined ? (
        whole.message
      ) : (
        <span>
          {whole.message} <a href={accessAgainPath}>Sign in with a code</a>
        </span>
      )}
    </p>
  )
}
