/** A cat under a roof. */
export function PetInsuranceDrawing() {
  return (
    <>
      <path d="M34 58v-9a14 14 0 0 1 28 0v9M38 38l-3-9 8 4M58 38l3-9-8 4M44 45h.1M52 45h.1M46 50h4" />
      <path d="M62 54c8 0 10-5 8-10M18 30 48 10l30 20" stroke="var(--teal)" />
    </>
  )
}
