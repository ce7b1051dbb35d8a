import { Scene } from './scene'

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
