import type { ReactNode } from 'react'

interface Case {
  readonly id: string
  readonly label: string
  readonly title: string
  readonly answer: ReactNode
}

const cases: readonly Case[] = [
  {
    id: 'muslim',
    label: 'I am Muslim',
    title: 'A wasiat, with faraid for the rest',
    answer: (
      <>
        By a <dfn>wasiat</dfn> you may give up to one third of what you leave, to people who are not heirs. The rest
        goes by <dfn>faraid</dfn>, the shares of the heirs. The laws are the states’ own. Ask your state’s religious
        authority, or a lawyer who writes wasiat.
      </>
    ),
  },
  {
    id: 'west',
    label: 'I am not Muslim and live in Peninsular Malaysia',
    title: 'A will under the Wills Act 1959',
    answer: 'From 18, of sound mind, in writing, signed before two witnesses who are there together.',
  },
  {
    id: 'sarawak',
    label: 'I am not Muslim and live in Sarawak',
    title: 'A will under the Wills Act 1959',
    answer:
      'Sources extend the Act to Sarawak: from 18, in writing, before two witnesses who are there together. Ask a lawyer there before you sign.',
  },
  {
    id: 'sabah',
    label: 'I am not Muslim and live in Sabah',
    title: 'A will under Sabah’s Wills Ordinance',
    answer: 'Sabah has a law of its own, Cap. 158, and the age is 21. See that a service’s will is made for Sabah.',
  },
]

/**
 * Which kind of will somebody can make. What they choose never leaves the page: the stylesheet alone answers, so that nobody's
 * religion is sent or kept anywhere. A browser that cannot do that shows every answer.
 */
export function WhichWill() {
  return (
    <section className="which-will card mt-8 max-w-[68ch] p-6" aria-labelledby="which-will">
      <h2 id="which-will">Which kind of will?</h2>
      <fieldset className="mt-3">
        <legend className="text-muted">Which law applies depends on two things. Your choice stays on this page.</legend>
        {cases.map(({ id, label }) => (
          <label key={id} className="opt mt-1">
            <input type="radio" name="will" value={id} />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="mt-3">
        {cases.map(({ id, title, answer }) => (
          <div key={id} data-will={id} className="mt-3 rounded-card bg-teal-tint p-4 text-teal-dark">
            <h3>{title}</h3>
            <p className="mt-1">{answer}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
