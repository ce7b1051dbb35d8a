import type { FieldProblem } from '@/lib/domain/fields/form'

interface QueryProblemsProps {
  readonly problems: readonly FieldProblem[]
  /** The browser could not fetch what an instant answer needs. */
  readonly failed: boolean
}

/** What could not be used as entered, and what was used instead. */
export function QueryProblems({ problems, failed }: QueryProblemsProps) {
  return (
    <div role="alert">
      {problems.length === 0 && !failed ? null : (
        <div className="notice mt-6 text-marigold-ink">
          <ul>
            {problems.map((problem) => (
              <li key={problem.field}>{problem.message}</li>
            ))}
            {failed ? (
              <li>
                The list could not be worked out again: the connection failed. Your choices are kept.{' '}
                <button type="submit" className="underline">
                  Try again
                </button>
              </li>
            ) : null}
          </ul>
        </div>
      )}
    </div>
  )
}
