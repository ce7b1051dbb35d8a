/** A clay jar that fills with coins, and one on its way in. */
export function SavingsAccountDrawing() {
  return (
    <>
      <path d="M36 16h24v5c6 3 9 9 9 16 0 9-4 17-9 21H36c-5-4-9-12-9-21 0-7 3-13 9-16z" fill="var(--teal-tint)" />
      <path d="M30 44h36c-1 5-3 10-6 14H36c-3-4-5-9-6-14z" fill="var(--marigold)" stroke="none" />
      <path d="M36 16h24v5c6 3 9 9 9 16 0 9-4 17-9 21H36c-5-4-9-12-9-21 0-7 3-13 9-16zM33 16h30M28 32h40" />
      <circle cx="48" cy="6" r="4.5" fill="var(--marigold)" />
    </>
  )
}
