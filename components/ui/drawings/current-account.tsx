/** A stall’s code to pay by, beside a glass of teh tarik. */
export function CurrentAccountDrawing() {
  return (
    <>
      <path d="M20 12h34v38H20z" fill="var(--teal-tint)" />
      <path d="M26 18h8v8h-8zM40 18h8v8h-8zM26 32h8v8h-8zM41 33h2M47 33v7M41 39h2M37 50v8M29 58h16" />
      <path d="M64 40h18l-2 18H66z" fill="var(--marigold)" stroke="none" />
      <path d="M63 30h20l-3 28H66zM83 36h4a4 4 0 0 1 0 9h-5M70 24c-3-3 3-5 0-9M77 24c-3-3 3-5 0-9" />
    </>
  )
}
