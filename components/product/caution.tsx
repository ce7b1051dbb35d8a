import type { ListModel } from '@/lib/domain/list/list-model'

/** Advice that belongs to the visitor's situation; nothing when it has none. */
export function Caution({ caution }: { readonly caution: ListModel['view']['caution'] }) {
  if (caution === null) return null
  return (
    <aside className="notice mb-4">
      <svg
        width="22"
        height="22"
        viewBox="0 0 30 26"
        fill="none"
        stroke="var(--marigold-ink)"
        strokeWidth="3"
        aria-hidden="true"
      >
        <path d="M3 9 27 4M15 7v13M8 24h14" strokeLinecap="round" />
      </svg>
      <p>
        <b>{caution.title}</b>
        {caution.text}
      </p>
    </aside>
  )
}
