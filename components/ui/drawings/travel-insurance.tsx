/** A suitcase, and a wau bulan above it. */
export function TravelInsuranceDrawing() {
  return (
    <>
      <path d="M18 32h32a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H18a4 4 0 0 1-4-4V36a4 4 0 0 1 4-4z" fill="var(--teal-tint)" />
      <path d="M26 32v-6h16v6M24 32v26M44 32v26" />
      <path d="M72 4c7 4 10 9 10 14-7 3-13 3-20 0 0-5 3-10 10-14z" fill="var(--marigold)" />
      <path d="M58 30a14 10 0 0 0 28 0c-4 3-9 4-14 4s-10-1-14-4z" fill="var(--marigold)" />
      <path d="M72 4v36M72 40c-2 8-8 10-14 18" stroke="var(--teal)" />
    </>
  )
}
