import type { ReactNode } from 'react'

interface SceneProps {
  readonly children: ReactNode
}

/** A drawing of 96 by 72 in the colours of the theme. Decorative: words beside it say the same. */
export function Scene({ children }: SceneProps) {
  return (
    <svg
      className="scene"
      viewBox="0 0 96 72"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

/** A market steelyard whose pan is empty: where nothing was found or kept. */
export function EmptyScene() {
  return (
    <Scene>
      <path d="M46 3v12M41 3h10" />
      <path d="M8 10l78 12" stroke="var(--teal)" strokeWidth="4" />
      <path d="M20 12v10" />
      <path d="M14 22h12l3 14H11z" fill="var(--marigold)" />
      <path d="M76 20 60 48M76 20l16 28" />
      <path d="M57 48h38c-3 9-10 13-19 13s-16-4-19-13z" fill="var(--teal-tint)" />
    </Scene>
  )
}

/** A signpost at a crossroads: where there is no page. */
export function LostScene() {
  return (
    <Scene>
      <path d="M8 61h80" stroke="var(--teal)" />
      <path d="M44 61V8h8v53" fill="var(--sheet)" />
      <path d="M56 12H22l-10 8 10 8h34z" fill="var(--marigold)" />
      <path d="M40 34h36l10 8-10 8H40z" fill="var(--teal-tint)" />
      <path d="M30 20h16M50 42h16" />
      <path d="M20 61c0-6 8-6 8 0M70 61c0-5 7-5 7 0" stroke="var(--teal)" />
    </Scene>
  )
}

/** A letter on its way, with a tick: where something was sent, or is done. */
export function DoneScene() {
  return (
    <Scene>
      <path d="M8 61h80M43 70l5-9 5 9z" stroke="var(--teal)" />
      <path d="M20 22h52v36H20z" fill="var(--teal-tint)" />
      <path d="M20 22l26 20 26-20M20 58l18-22M72 58 54 36" />
      <circle cx="72" cy="20" r="12" fill="var(--marigold)" />
      <path d="M66 20l4 4 8-8" />
    </Scene>
  )
}
