import { Scene } from './scene'

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
