/** The mark: a beam on a point with a weight at either end. Decorative; the name stands beside it. */
export function Mark() {
  return (
    <svg width="30" height="26" viewBox="0 0 30 26" fill="none" aria-hidden="true">
      <path d="M3 9 27 4" stroke="var(--teal)" strokeWidth="3" strokeLinecap="round" />
      <path d="M15 7v13M8 24h14" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" />
      <circle cx="3.6" cy="13.5" r="3" fill="var(--marigold)" />
      <circle cx="26.4" cy="8.5" r="3" fill="var(--teal)" />
    </svg>
  )
}
