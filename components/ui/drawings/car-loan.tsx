/** A small car on its way, under a coconut palm. */
export function CarLoanDrawing() {
  return (
    <>
      <path d="M8 52v-9l7-3 7-12h24l9 12 8 3v9z" fill="var(--teal-tint)" />
      <path d="M24 40l5-8h6v8zM39 40v-8h6l6 8z" fill="var(--paper)" />
      <circle cx="21" cy="52" r="6" fill="var(--marigold)" />
      <circle cx="50" cy="52" r="6" fill="var(--marigold)" />
      <path d="M76 58c2-14 2-24 0-36" />
      <path
        d="M76 22c-8-6-14-4-18 2M76 22c-4-9-10-10-15-8M76 22c2-9 8-10 13-7M76 22c7-5 13-2 15 5M76 22c0 4-2 6-4 8"
        stroke="var(--teal)"
      />
    </>
  )
}
