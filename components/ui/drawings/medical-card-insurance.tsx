/** A clinic, and the card that opens its door. */
export function MedicalCardInsuranceDrawing() {
  return (
    <>
      <path d="M16 22h40v36H16z" fill="var(--teal-tint)" />
      <path d="M32 28h8v5h5v8h-5v5h-8v-5h-5v-8h5z" fill="var(--teal)" stroke="none" />
      <path d="M12 22h48M22 22l4-8h20l4 8M30 58V50h12v8" />
      <path d="M54 38h30v20H54z" fill="var(--marigold)" />
      <path d="M54 45h30M60 52h8" />
    </>
  )
}
