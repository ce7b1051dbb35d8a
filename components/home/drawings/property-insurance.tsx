/** A house above the water of a flood. */
export function PropertyInsuranceDrawing() {
  return (
    <>
      <path d="M30 48V30L48 14l18 16v18M42 46V34h12v12" />
      <path d="M18 50c5-4 9-4 13 0s9 4 14 0 9-4 14 0 9 4 13 0 6-4 8-3M18 57c5-4 9-4 13 0" stroke="var(--teal)" />
    </>
  )
}
