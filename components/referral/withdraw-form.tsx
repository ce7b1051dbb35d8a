import { type FormEvent, useState } from 'react'
import { Field } from '@/components/ui/field'
import { InputBox } from '@/components/ui/input-box'
import { reportFailure } from '@/lib/client/report'
import { refusedWords, type WithdrawalRules, withdrawPoints } from '@/lib/client/rewards'
import type { SessionCall } from '@/lib/client/session'
import { worthOf } from '@/lib/domain/points/withdrawal'
import { formatRinggit, type Sen } from '@/lib/domain/values/money'
import { counted } from '@/lib/domain/values/words'

interface WithdrawFormProps {
  readonly call: SessionCall
  readonly rules: WithdrawalRules
  /** How many points the member can use. */
  readonly available: number
  readonly onAsked: () => void
}

const noAnswer = 'No answer came. Press again: it is asked for once.'
const done = 'Asked for: you find it below, with what becomes of it.'

/** How many points a text says: whole, with or without commas; null for anything else. */
function readPoints(typed: string): number | null {
  const digits = typed.replaceAll(/[\s,]/g, '')
  return /^\d{1,7}$/.test(digits) ? Number(digits) : null
}

/** What is wrong with what was typed; null: nothing. */
function problemOf(points: number | null, { minimum }: WithdrawalRules, available: number): string | null {
  if (points === null) return 'Type a whole number of points.'
  if (points < minimum) return `The least is ${counted(minimum, 'point', 'points')}.`
  return points > available ? `You can use ${counted(Math.max(available, 0), 'point', 'points')}.` : null
}

/** Sends what was asked for, once for each key: where no answer came, the same is asked for again. */
function useAsking({ call, onAsked }: Pick<WithdrawFormProps, 'call' | 'onAsked'>, onDone: () => void) {
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [said, setSaid] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const finish = (words: string) => {
    setBusy(false)
    setSaid(words)
    setKey(crypto.randomUUID())
    onDone()
    onAsked()
  }
  const ask = (body: { readonly points: number; readonly amount: Sen }) => {
    setBusy(true)
    setSaid(null)
    withdrawPoints(call, body, key).then(
      () => finish(done),
      (failure: unknown) => {
        reportFailure(failure)
        const refused = refusedWords(failure)
        if (refused !== null) return finish(refused)
        setBusy(false)
        setSaid(noAnswer)
      },
    )
  }
  return { ask, said, busy, isUnanswered: said === noAnswer }
}

/** Asks for points to be paid out, the amount on the button. */
export function WithdrawForm({ call, rules, available, onAsked }: WithdrawFormProps) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { ask, said, busy, isUnanswered } = useAsking({ call, onAsked }, () => setTyped(''))
  const points = readPoints(typed)
  const amount = points === null ? null : worthOf(points, rules)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const wrong = isUnanswered ? null : problemOf(points, rules, available)
    setProblem(wrong)
    if (wrong === null && points !== null && amount !== null) ask({ points, amount })
  }
  return (
    <form className="mt-4 max-w-[26rem]" noValidate onSubmit={send}>
      {available < rules.minimum && !isUnanswered ? (
        <p>{`You need ${counted(rules.minimum - available, 'more point', 'more points')} for it.`}</p>
      ) : (
        <>
          <Field id="withdraw-points" label="Points to pay out" error={problem}>
            {(control) => (
              <InputBox unit="points">
                <input
                  {...control}
                  inputMode="numeric"
                  autoComplete="off"
                  value={typed}
                  // What may have been done already is asked for again as it was.
                  readOnly={busy || isUnanswered}
                  onChange={(event) => setTyped(event.currentTarget.value)}
                />
              </InputBox>
            )}
          </Field>
          <p className="mt-3">
            <button type="submit" className="btn" aria-disabled={busy}>
              {busy ? 'Asking…' : amount === null ? 'Ask for it' : `Ask for ${formatRinggit(amount, 'sen')}`}
            </button>
          </p>
        </>
      )}
      <p role="status" className="mt-2">
        {said}
      </p>
    </form>
  )
}
