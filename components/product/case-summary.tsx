interface CaseSummaryProps {
  readonly title: string
  /** The case in words. */
  readonly text: string
}

/** The line under which the fields of a case fold: it says the case. */
export function CaseSummary({ title, text }: CaseSummaryProps) {
  return (
    <summary>
      <h2 id="case-title">
        <span className="sr-only">{`${title}: `}</span>
        {/* An element of its own: a translator takes the text node of a mixed one away, and the old case would stay. */}
        <span>{text}</span>
      </h2>
      <b>Change</b>
    </summary>
  )
}
