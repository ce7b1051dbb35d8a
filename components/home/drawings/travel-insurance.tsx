/** A suitcase under an umbrella. */
export function TravelInsuranceDrawing() {
  return (
    <>
      <path d="M34 34h28a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4V38a4 4 0 0 1 4-4zM42 34v-4h12v4M40 34v24M56 34v24" />
      <path
        d="M16 24a32 16 0 0 1 64 0M16 24a8 6 0 0 1 16 0 8 6 0 0 1 16 0 8 6 0 0 1 16 0 8 6 0 0 1 16 0"
        stroke="var(--teal)"
      />
    </>
  )
}
