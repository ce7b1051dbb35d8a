/** A kampung house on its stilts, above a flood. */
export function PropertyInsuranceDrawing() {
  return (
    <>
      <path d="M26 28h44v16H26z" fill="var(--teal-tint)" stroke="none" />
      <path d="M16 28 34 10h28l18 18z" fill="var(--marigold)" />
      <path d="M26 28v16h44V28M22 44h52M30 44v10M48 44v10M66 44v10M34 32h8v7h-8zM54 44V32h9v12" />
      <path d="M8 54c6-4 11-4 16 0s11 4 16 0 11-4 16 0 11 4 16 0 11-4 16 0" stroke="var(--teal)" />
    </>
  )
}
