/** A motorcyclist’s helmet with a plaster on it. */
export function PersonalAccidentInsuranceDrawing() {
  return (
    <>
      <path d="M18 46c0-20 12-32 29-32 18 0 31 13 31 32l-2 10H26c-5 0-8-4-8-10z" fill="var(--teal-tint)" />
      <path d="M46 32h31c1 4 1 9 1 14H50c-4 0-7-4-7-8 0-3 1-6 3-6z" fill="var(--paper)" />
      <path d="M26 24l9-7 6 8-9 7zM32 23v.1M36 24v.1" fill="var(--marigold)" />
      <path d="M18 46h25M62 56c2 4-2 4-8 4" stroke="var(--teal)" />
    </>
  )
}
