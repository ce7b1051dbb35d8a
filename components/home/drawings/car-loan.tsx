/** A car, with the coins that pay for it month by month beside it. */
export function CarLoanDrawing() {
  return (
    <>
      <path d="M12 52v-9l6-3 6-12h24l9 12 7 3v9H12" />
      <path d="M28 40h24M24 52a5 5 0 1 0 0 .1M54 52a5 5 0 1 0 0 .1" />
      <path d="M74 56h12M74 49h12M74 42h12" stroke="var(--teal)" />
    </>
  )
}
