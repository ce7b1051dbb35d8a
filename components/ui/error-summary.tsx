interface ErrorSummaryProps {
  readonly id: string
  /** What a form calls its parts. */
  readonly noun: 'field' | 'answer'
  /** What is wrong, by the id of the control. */
  readonly errors: readonly { readonly id: string; readonly message: string }[]
}

/** What is wrong with a form, with a link to each control. It takes the focus when a form was sent with it. */
export function ErrorSummary({ id, noun, errors }: ErrorSummaryProps) {
  if (errors.length === 0) return null
  return (
    <div id={id} className="notice problem-summary" role="alert" tabIndex={-1}>
      <div>
        <b>{errors.length === 1 ? `One ${noun} needs another look` : `${errors.length} ${noun}s need another look`}</b>
        <ul>
          {errors.map((error) => (
            <li key={error.id}>
              <a href={`#${error.id}`}>{error.message}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
