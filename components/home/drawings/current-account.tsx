/** A passbook with money going out and coming in. */
export function CurrentAccountDrawing() {
  return (
    <>
      <path d="M22 20h52a4 4 0 0 1 4 4v30a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4V24a4 4 0 0 1 4-4zM18 30h60" />
      <path d="M28 44h18M42 39l5 5-5 5M68 51H50M54 46l-5 5 5 5" stroke="var(--teal)" />
      <path d="M30 12h36" />
    </>
  )
}
