import { TextPage } from '@/components/ui/text-page'
import type { NavLink } from '@/lib/routing/navigation'
import type { ComingSoon } from './coming-soon'

interface ComingSoonPageProps {
  readonly crumbs: readonly NavLink[]
  readonly page: ComingSoon
}

/** A page whose content is still to come: what will stand here, what it is not yet, and what helps today. */
export function ComingSoonPage({ crumbs, page }: ComingSoonPageProps) {
  const { title, lede, plan, notYet, meanwhile } = page
  return (
    <TextPage crumbs={crumbs} title={title} lede={lede}>
      <p className="mt-4">
        <span className="pill">Not open yet</span>
      </p>
      <div className="mt-8 grid gap-8 desktop:grid-cols-2">
        <section className="card p-6 desktop:p-8" aria-labelledby="plan">
          <EmptyPans />
          <h2 id="plan" className="mt-4">
            What will stand here
          </h2>
          <div className="prose mt-3">
            <ul>
              {plan.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </section>
        <section className="rounded-card bg-teal-tint p-6 desktop:p-8" aria-labelledby="today">
          <h2 id="today">Today</h2>
          <p className="mt-3 max-w-[62ch] text-teal-dark">{notYet}</p>
          <ul className="mt-6 flex flex-wrap gap-3">
            {meanwhile.map(({ href, label }, index) => (
              <li key={href}>
                <a className={index === 0 ? 'btn' : 'btn quiet'} href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </TextPage>
  )
}

/** The balance with nothing on it yet. Decorative. */
function EmptyPans() {
  return (
    <svg
      width="160"
      height="88"
      viewBox="0 0 160 88"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M80 14v60M58 80h44M24 20h112" stroke="var(--ink)" />
      <circle cx="80" cy="14" r="5" fill="var(--sheet)" stroke="var(--teal)" />
      <path
        d="M24 20 8 50h32L24 20ZM136 20l-16 30h32l-16-30ZM8 50c4 9 28 9 32 0M120 50c4 9 28 9 32 0"
        stroke="var(--teal)"
      />
    </svg>
  )
}
