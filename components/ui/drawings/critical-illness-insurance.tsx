/** A heart with the line of its beat. */
export function CriticalIllnessInsuranceDrawing() {
  return (
    <>
      <path d="M48 56 26 34a13 13 0 0 1 22-14 13 13 0 0 1 22 14z" fill="var(--clay-tint)" />
      <path d="M12 38h26l5-9 7 16 6-11 3 4h25" stroke="var(--teal)" />
      <path d="M70 12h10M75 7v10" stroke="var(--marigold)" />
    </>
  )
}
