/** An orange cat on a wall, under the moon. */
export function PetInsuranceDrawing() {
  return (
    <>
      <path d="M12 44h72v14H12z" fill="var(--teal-tint)" stroke="none" />
      <path d="M12 44h72M12 51h72M28 44v7M52 44v7M74 44v7M20 51v7M42 51v7M64 51v7" />
      <path d="M34 44V34c0-4-1-8-1-16l7 5h8l7-5c0 8-1 12-1 16v10z" fill="var(--marigold)" />
      <path d="M40 30v.1M48 30v.1M42 35h4M54 44c10 2 12-6 8-12" />
      <path d="M78 10a8 8 0 1 0 6 13 7 7 0 0 1-6-13z" stroke="var(--teal)" />
    </>
  )
}
