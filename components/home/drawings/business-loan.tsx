/** A shop with its awning, and the coins that pay for it month by month beside it. */
export function BusinessLoanDrawing() {
  return (
    <>
      <path d="M14 34v22h44V34M10 34l6-14h40l6 14z" />
      <path d="M23 20l-3 14M36 20v14M49 20l3 14M22 56V43h11v13M40 43h11v8H40z" />
      <path d="M74 56h12M74 49h12M74 42h12" stroke="var(--teal)" />
    </>
  )
}
