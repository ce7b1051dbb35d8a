import { useState } from 'react'
import { useHandOn } from '@/hooks/use-hand-on'
import { reportFailure } from '@/lib/client/report'
import { type Bought, buyVoucher, type Offer, refusedWords } from '@/lib/client/rewards'
import type { SessionCall } from '@/lib/client/session'
import { counted } from '@/lib/domain/values/words'

interface BuyVoucherProps {
  readonly call: SessionCall
  readonly offer: Offer
  /** How many points the member can use. */
  readonly available: number
  readonly onBought: () => void
}

/** `key` names one purchase: a try again with it is never paid twice. */
type Step =
  | { readonly kind: 'closed'; readonly words: string | null }
  | { readonly kind: 'asked'; readonly key: string; readonly words: string | null }
  | { readonly kind: 'sending'; readonly key: string; readonly words: null }
  | { readonly kind: 'done'; readonly bought: Bought }

const noAnswer = 'No answer came. Press again: you do not pay twice.'

/** Moves the focus to what has taken the place of the button that was pressed. */
const focus = (element: HTMLElement | null) => element?.focus()

/** Buys a voucher by one press and a second one that confirms it, and shows the code. */
export function BuyVoucher({ call, offer, available, onBought }: BuyVoucherProps) {
  const [step, setStep] = useState<Step>({ kind: 'closed', words: null })
  const { slug, price } = offer
  const cost = counted(price, 'point', 'points')
  if (step.kind === 'done') return <Code bought={step.bought} onMore={() => setStep({ kind: 'closed', words: null })} />
  const buy = (key: string) => {
    setStep({ kind: 'sending', key, words: null })
    buyVoucher(call, { voucher: slug, points: price }, key).then(
      (bought) => {
        setStep({ kind: 'done', bought })
        onBought()
      },
      (failure: unknown) => {
        reportFailure(failure)
        const words = refusedWords(failure)
        setStep(words === null ? { kind: 'asked', key, words: noAnswer } : { kind: 'closed', words })
      },
    )
  }
  return (
    <div className="mt-3">
      {step.kind === 'closed' ? (
        <Begin
          missing={price - available}
          cost={cost}
          onAsk={() => setStep({ kind: 'asked', key: crypto.randomUUID(), words: null })}
        />
      ) : (
        <>
          <p ref={focus} tabIndex={-1}>{`This uses ${cost} of your ${available}. They do not come back.`}</p>
          <p className="mt-3 flex flex-wrap gap-3">
            <button
              type="button"
              className="btn"
              aria-disabled={step.kind === 'sending'}
              onClick={() => (step.kind === 'sending' ? undefined : buy(step.key))}
            >
              {step.kind === 'sending' ? 'Getting the code…' : `Yes, use ${cost}`}
            </button>
            {step.kind === 'sending' ? null : (
              <button type="button" className="btn quiet" onClick={() => setStep({ kind: 'closed', words: null })}>
                Not now
              </button>
            )}
          </p>
        </>
      )}
      <p role="status" className="mt-2">
        {step.words}
      </p>
    </div>
  )
}

interface BeginProps {
  /** How many points are missing; nothing or less: none. */
  readonly missing: number
  readonly cost: string
  readonly onAsk: () => void
}

function Begin({ missing, cost, onAsk }: BeginProps) {
  if (missing > 0) return <p>{`You need ${counted(missing, 'more point', 'more points')} for it.`}</p>
  return (
    <button type="button" className="btn" onClick={onAsk}>
      {`Get it for ${cost}`}
    </button>
  )
}

function Code({ bought: { code, path }, onMore }: { readonly bought: Bought; readonly onMore: () => void }) {
  const { said, copy } = useHandOn('code')
  return (
    <div className="mt-3">
      <p ref={focus} tabIndex={-1}>
        Your code: it stays in your history below.
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-3">
        <code className="text-22" translate="no">
          {code}
        </code>
        <button type="button" className="btn quiet" onClick={() => void copy(code)}>
          Copy the code
        </button>
        <a className="btn quiet" href={path} rel="nofollow">
          Go to the provider
        </a>
        <button type="button" className="btn quiet" onClick={onMore}>
          Close
        </button>
      </p>
      <p role="status" className="mt-2 text-14 text-muted">
        {said}
      </p>
    </div>
  )
}
