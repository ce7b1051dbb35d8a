/** A card that pays without contact. */
export function CreditCardDrawing() {
  return (
    <>
      <path d="M20 18h56a4 4 0 0 1 4 4v32a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4z" />
      <path d="M16 28h64" strokeWidth="5" />
      <path d="M25 40h12v8H25zM31 40v8" stroke="var(--teal)" />
      <path d="M60 49c3-3 3-7 0-10M66 52c5-5 5-11 0-16" stroke="var(--teal)" />
    </>
  )
}
