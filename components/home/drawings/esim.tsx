/** A phone that finds a network, beside a globe. */
export function EsimDrawing() {
  return (
    <>
      <path d="M20 10h24a4 4 0 0 1 4 4v40a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4zM28 51h8" />
      <path d="M24 40v-5M32 40V29M40 40V22" stroke="var(--teal)" />
      <circle cx="68" cy="42" r="15" />
      <path d="M53 42h30M68 27c-8 9-8 21 0 30M68 27c8 9 8 21 0 30" stroke="var(--teal)" />
    </>
  )
}
