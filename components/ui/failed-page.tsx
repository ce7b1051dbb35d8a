interface FailedPageProps {
  /** Number of the failure in the server's log; null when it happened in the browser. */
  readonly reference: string | null
  readonly retry: () => void
}

/** Says that something failed on our side and what to do. Rendered in the browser. */
export function FailedPage({ reference, retry }: FailedPageProps) {
  return (
    <div className="wrap py-16">
      <h1>This did not work</h1>
      <p className="mt-4 max-w-[62ch] text-18 text-muted">
        Something failed on our side, not on yours. Try again in a moment. If it stays so, go back with your browser or
        start from the home page.
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <button type="button" className="btn" onClick={retry}>
          Try again
        </button>
        <a className="btn quiet" href="/">
          Home
        </a>
      </p>
      {reference === null ? null : <p className="mt-6 text-14 text-muted">Reference: {reference}</p>}
    </div>
  )
}
