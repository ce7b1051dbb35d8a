/** A padlock with a clock in it. */
export function FixedDepositDrawing() {
  return (
    <>
      <path d="M30 32h36a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H30a4 4 0 0 1-4-4V36a4 4 0 0 1 4-4z" />
      <path d="M36 32V22a12 12 0 0 1 24 0v10" />
      <circle cx="48" cy="45" r="8" stroke="var(--teal)" />
      <path d="M48 40v5l3 3" stroke="var(--teal)" />
    </>
  )
}
