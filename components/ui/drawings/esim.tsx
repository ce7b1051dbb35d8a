/** A phone that finds a network, before the twin towers. */
export function EsimDrawing() {
  return (
    <>
      <path d="M54 58V26l5-8V6v12l5 8v32zM74 58V26l5-8V6v12l5 8v32z" fill="var(--teal-tint)" />
      <path d="M64 38h10M54 34h10M54 46h10M74 34h10M74 46h10" />
      <path d="M18 12h20a4 4 0 0 1 4 4v38a4 4 0 0 1-4 4H18a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4z" fill="var(--sheet)" />
      <path d="M22 42h3v6h-3zM28 35h3v13h-3zM34 28h3v20h-3z" fill="var(--marigold)" stroke="none" />
      <path d="M25 17h6" stroke="var(--teal)" />
    </>
  )
}
