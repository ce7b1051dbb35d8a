/** A sticking plaster under a roof. */
export function PersonalAccidentInsuranceDrawing() {
  return (
    <>
      <path d="M33 48l17-17a8 8 0 0 1 12 12L45 60a8 8 0 0 1-12-12zM42 39l12 12M48 41v.1M52 45v.1M44 45v.1M48 49v.1" />
      <path d="M18 30 48 10l30 20" stroke="var(--teal)" />
    </>
  )
}
