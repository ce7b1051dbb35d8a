/** A motorcycle, paid off month by month. */
export function PersonalLoanDrawing() {
  return (
    <>
      <path d="M28 40l10-10 22 2 6 10-12 6H36z" fill="var(--teal-tint)" stroke="none" />
      <path d="M24 49a9 9 0 1 0 .1 0M72 49a9 9 0 1 0 .1 0" transform="translate(0 -9)" />
      <path d="M24 49h24l8-12 16 12M56 37l8-1M66 18l-10 2M61 19l11 30M36 49l-4-11h16" />
      <path d="M28 37c2-4 12-5 20-1l-2 3H30z" fill="var(--marigold)" />
      <path d="M80 26h8M82 33h8" stroke="var(--teal)" />
    </>
  )
}
