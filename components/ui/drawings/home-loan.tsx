/** A row of terrace houses, one of them with its door open. */
export function HomeLoanDrawing() {
  return (
    <>
      <path d="M10 30h26v28H10z" fill="var(--teal-tint)" stroke="none" />
      <path d="M62 30h24v28H62z" fill="var(--teal-tint)" stroke="none" />
      <path d="M44 40h10v18H44z" fill="var(--marigold)" />
      <path d="M6 32 23 16l13 12 13-14 13 14 12-12 16 16M10 30v28M36 28v30M62 28v30M86 30v28M16 36h14v9H16zM68 36h12v9H68zM23 36v9M74 36v9" />
      <path d="M16 58v-8h8v8M70 58v-8h8v8M51 50v.1" stroke="var(--teal)" />
    </>
  )
}
