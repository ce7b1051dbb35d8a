import { Scene } from './scene'

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
