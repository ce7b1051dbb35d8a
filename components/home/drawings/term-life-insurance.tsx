/** A roof over a family of three. */
export function TermLifeInsuranceDrawing() {
  return (
    <>
      <path d="M30 58v-9a6 6 0 0 1 12 0v9M54 58v-9a6 6 0 0 1 12 0v9M45 58v-4a3 3 0 0 1 6 0v4" />
      <circle cx="36" cy="37" r="4" />
      <circle cx="60" cy="37" r="4" />
      <circle cx="48" cy="46" r="3" />
      <path d="M16 34 48 10l32 24" stroke="var(--teal)" />
    </>
  )
}
