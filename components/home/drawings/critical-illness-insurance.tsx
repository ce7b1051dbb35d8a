/** A heart with the line of its beat, under a roof. */
export function CriticalIllnessInsuranceDrawing() {
  return (
    <>
      <path d="M48 57 34 43a8.5 8.5 0 0 1 14-9 8.5 8.5 0 0 1 14 9z" />
      <path d="M30 46h10l4-6 5 10 4-7h13" />
      <path d="M16 34 48 10l32 24" stroke="var(--teal)" />
    </>
  )
}
