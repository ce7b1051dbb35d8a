/** A jar that fills with coins. */
export function SavingsAccountDrawing() {
  return (
    <>
      <path d="M35 12h26M37 12v5c-5 3-7 7-7 12v22c0 4 3 7 7 7h22c4 0 7-3 7-7V29c0-5-2-9-7-12v-5" />
      <path d="M36 50h24M36 43h24M36 36h24" stroke="var(--teal)" strokeWidth="4" />
      <circle cx="48" cy="24" r="4" fill="var(--marigold)" stroke="none" />
    </>
  )
}
