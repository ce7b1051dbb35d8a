/** Instalments that grow smaller. */
export function PersonalLoanDrawing() {
  return (
    <>
      <path d="M16 58V16h14v42M34 58V27h14v31M52 58V38h14v20M70 58v-9h11v9" />
      <path d="M40 12c16 0 27 7 33 23M77 28l-3 8-7-4" stroke="var(--teal)" />
    </>
  )
}
