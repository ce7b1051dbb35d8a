import type { RuleResult } from '@/lib/domain/eligibility/eligibility'

/** The rules of who may apply, one by one. `said`: the visitor has answered, so passes and failures are theirs; else a checklist. */
export function RuleList({ results, said }: { readonly results: readonly RuleResult[]; readonly said: boolean }) {
  return (
    <ul className="rules">
      {results.map((rule) => (
        <li key={rule.id}>
          {said ? <Outcome result={rule.result} /> : null}
          <span>
            <b>{rule.label}</b>
            <Terms text={said ? rule.explanation : rule.terms} />
            {rule.source?.kind === 'public' ? <small>{rule.source.text}</small> : null}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What a rule asks, or how it went; some rules say all in their label. */
function Terms({ text }: { readonly text: string }) {
  return text === '' ? null : <span className="text-muted">{text}</span>
}

function Outcome({ result }: { readonly result: RuleResult['result'] }) {
  const words = { pass: 'Pass', fail: 'Fail', caution: 'Take care', 'cannot-tell': 'Not checked' }[result]
  const tone = { pass: 'text-leaf', fail: 'text-clay', caution: 'text-clay', 'cannot-tell': 'text-muted' }[result]
  return <span className={`w-[88px] shrink-0 font-semibold ${tone}`}>{words}</span>
}
