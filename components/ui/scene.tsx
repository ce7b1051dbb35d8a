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
