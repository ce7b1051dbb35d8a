/** A stall of the pasar under its striped awning. */
export function BusinessLoanDrawing() {
  return (
    <>
      <path d="M16 30h64v28H16z" fill="var(--teal-tint)" stroke="none" />
      <path d="M12 30l6-16h12l-3 16zM42 30l2-16h10l2 16zM71 30l-4-16h11l7 16z" fill="var(--marigold)" stroke="none" />
      <path d="M12 30l6-16h60l7 16M12 30c0 6 15 6 15 0 0 6 15 6 15 0 0 6 14 6 14 0 0 6 15 6 15 0 0 6 14 6 14 0M18 36v22M78 36v22M18 46h60" />
      <path d="M28 46c0-6 10-6 10 0M44 46c0-7 11-7 11 0M61 46v-6h9v6" stroke="var(--teal)" />
    </>
  )
}
