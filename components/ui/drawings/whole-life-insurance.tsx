/** An old tree with fruit, and a bench in its shade. */
export function WholeLifeInsuranceDrawing() {
  return (
    <>
      <path
        d="M18 36a13 13 0 0 1 12-18 18 18 0 0 1 34-2 13 13 0 0 1 12 20 10 8 0 0 1-12 5H28a10 8 0 0 1-10-5z"
        fill="var(--teal-tint)"
      />
      <path d="M45 58c2-8 2-14 0-24M53 58c-2-8-2-12 0-18M49 42l9-8M46 38l-9-6" />
      <path d="M30 26v.1M40 18v.1M56 22v.1M66 30v.1M34 35v.1" stroke="var(--marigold)" strokeWidth="6" />
      <path d="M64 52h20M67 52v6M81 52v6" stroke="var(--teal)" />
    </>
  )
}
