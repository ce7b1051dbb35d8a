/** Padi that ripens in its own time, under the sun. */
export function FixedDepositDrawing() {
  return (
    <>
      <circle cx="74" cy="18" r="8" fill="var(--marigold)" />
      <path d="M24 58C24 40 22 30 14 22M40 58c0-20-1-32-9-42M56 58c0-18 2-28 10-34" stroke="var(--teal)" />
      <path
        d="M14 22c-5 1-7 5-6 9 5-1 7-4 6-9zM19 29c-6 0-8 4-8 8 6 0 8-3 8-8zM31 16c-5 0-8 4-7 9 5-1 8-4 7-9zM35 24c-6 0-8 4-8 8 6 0 8-3 8-8zM38 33c-6 0-8 3-9 8 6 0 9-3 9-8zM66 24c1 5-1 8-7 9 0-5 2-9 7-9zM61 32c1 5-2 8-7 8 0-5 2-8 7-8z"
        fill="var(--marigold)"
        strokeWidth="1.5"
      />
      <path d="M24 58c1-8 5-12 10-13M40 58c2-9 6-13 11-14M56 58c3-7 9-11 16-11" />
    </>
  )
}
