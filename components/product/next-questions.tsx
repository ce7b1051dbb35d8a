import type { FollowingStep } from '@/lib/domain/categories/following-steps'

/** Pages of ours that answer what a visitor asks next; nothing where there is none. */
export function NextQuestions({ steps }: { readonly steps: readonly FollowingStep[] }) {
  if (steps.length === 0) return null
  return (
    <section className="mt-12" aria-labelledby="next-title">
      <h2 id="next-title">Your next questions</h2>
      <ul className="mt-2">
        {steps.map(({ href, ask, answer }) => (
          <li key={ask} className="mt-3">
            <a href={href}>{ask}</a>
            {answer === null ? null : ` ${answer}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
