/** A family of three under one umbrella. */
export function TermLifeInsuranceDrawing() {
  return (
    <>
      <path
        d="M14 30a34 24 0 0 1 68 0c-5-5-12-5-17 0-5-5-12-5-17 0-5-5-12-5-17 0-5-5-12-5-17 0z"
        fill="var(--teal-tint)"
      />
      <path d="M48 30v16" />
      <circle cx="33" cy="40" r="4" />
      <circle cx="63" cy="40" r="4" />
      <path d="M26 58v-6a7 7 0 0 1 14 0v6M56 58v-6a7 7 0 0 1 14 0v6" />
      <path d="M43 58v-3a5 5 0 0 1 10 0v3z" fill="var(--marigold)" />
      <circle cx="48" cy="47" r="3" fill="var(--marigold)" />
    </>
  )
}
