/** A tree that grows from a coin, under a roof. */
export function WholeLifeInsuranceDrawing() {
  return (
    <>
      <path d="M48 50V34M48 42c-8 0-11-4-11-10 8 0 11 4 11 10zM48 38c7 0 10-4 10-10-7 0-10 4-10 10z" />
      <ellipse cx="48" cy="54" rx="12" ry="4" />
      <path d="M16 34 48 10l32 24" stroke="var(--teal)" />
    </>
  )
}
