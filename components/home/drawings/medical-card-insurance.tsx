/** A hospital with a cross above its door, and a card before it. */
export function MedicalCardInsuranceDrawing() {
  return (
    <>
      <path d="M22 58V24h34v34M33 58V46h12v12M39 30v8M35 34h8" />
      <path d="M52 40h26v17H52zM52 46h26M57 52h8" stroke="var(--teal)" />
    </>
  )
}
