import type { FieldProblem } from '@/lib/domain/fields/form'

interface QueryProblemsProps {
  readonly problems: readonly FieldProblem[]
  /** Fields that show what is wrong themselves: here it is only read aloud, so that nothing moves while somebody types. */
  readonly beside?: readonly { readonly name: string }[]
  /** What the browser could not work out again, because it could not fetch what that needs; null: nothing. */
  readonly failed: 'list' | 'page' | null
}

/** What could not be used as entered, and what was used instead. */
export function QueryProblems({ problems, beside = [], failed }: QueryProblemsProps) {
  const isShown = failed !== null || problems.some(({ field }) => beside.every(({ name }) => name !== field))
  return (
    <div role="alert">
      {problems.length === 0 && failed === null ? null : (
        <div className={isShown ? 'notice mt-6 text-marigold-ink' : 'sr-only'}>
          <ul>
            {problems.map((problem) => (
              <li key={problem.field}>{problem.message}</li>
            ))}
            {failed === null ? null : (
              <li>
                {`The ${failed} could not be calculated again: the connection failed. Your choices are kept. `}
                <button type="submit" className="underline">
                  Try again
                </button>
              </li>
            )}
          </ul>
        </div>
      )}
    </div>
  )
}
