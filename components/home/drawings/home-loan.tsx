/** A house whose door stands open, with the key beside it. */
export function HomeLoanDrawing() {
  return (
    <>
      <path d="M14 35 40 14l26 21M20 31v27h40V31M34 58V42h12v16" />
      <path d="M72 40a5 5 0 1 1 10 0 5 5 0 0 1-10 0M77 45v13M77 51h5" stroke="var(--teal)" />
    </>
  )
}
