import { useState } from 'react'
import { PhoneCode } from '@/components/ui/phone-code'
import { useHandOn } from '@/hooks/use-hand-on'
import { reportFailure } from '@/lib/client/report'
import { type Invitations, renewCode } from '@/lib/client/rewards'
import type { SessionCall } from '@/lib/client/session'
import { shareWays } from './share-ways'

type Message = NonNullable<Invitations['message']>

interface InviteProps {
  readonly code: string
  readonly message: Message
  readonly call: SessionCall
  readonly onRenewed: () => void
}

/** The member's code and link, and the ways to send it: always from the member's own device. */
export function Invite({ code, message, call, onRenewed }: InviteProps) {
  const { said, copy, send } = useHandOn()
  return (
    <section className="card mt-8 p-6" aria-labelledby="invite">
      <h2 id="invite">Invite a friend</h2>
      <div className="mt-4 grid gap-6 tablet:grid-cols-[1fr_max-content]">
        <div className="min-w-0">
          <dl className="grid gap-4">
            <div>
              <dt className="text-14 text-muted">Your code</dt>
              <dd className="mt-1 flex flex-wrap items-center gap-3">
                <code className="text-22" translate="no">
                  {code}
                </code>
                <button type="button" className="btn quiet" data-share="copy" onClick={() => void copy(code)}>
                  Copy the code
                </button>
              </dd>
            </div>
            <div>
              <dt className="text-14 text-muted">Your link</dt>
              <dd className="mt-1 flex flex-wrap items-center gap-3">
                <span className="min-w-0 break-all" translate="no">
                  {message.link}
                </span>
                <button type="button" className="btn quiet" data-share="copy" onClick={() => void copy(message.link)}>
                  Copy the link
                </button>
              </dd>
            </div>
          </dl>
          <p role="status" className="mt-2 text-14 text-muted">
            {said}
          </p>
          <Ways message={message} onSend={() => void send({ title: message.title, text: message.text })} />
          <p className="mt-3 text-14 text-muted">
            Each opens the app with a text that you can change. You choose who gets it: we never see your friends’
            contacts.
          </p>
        </div>
        <figure>
          <PhoneCode address={message.link} className="rounded-card" />
          <figcaption className="mt-2 text-14 text-muted">For a friend beside you: scan it with the camera.</figcaption>
        </figure>
      </div>
      <Renew call={call} onRenewed={onRenewed} />
    </section>
  )
}

function Ways({ message, onSend }: { readonly message: Message; readonly onSend: () => void }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-3">
      {typeof navigator.share === 'function' ? (
        <li>
          <button type="button" className="btn" data-share="device" onClick={onSend}>
            Share
          </button>
        </li>
      ) : null}
      {shareWays(message).map(({ channel, label, href }) => (
        <li key={channel}>
          <a className="btn quiet" href={href} data-share={channel} target="_blank" rel="noopener noreferrer">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** A second press confirms: links that were sent already stop working. */
function Renew({ call, onRenewed }: Pick<InviteProps, 'call' | 'onRenewed'>) {
  const [step, setStep] = useState<'closed' | 'asked' | 'sending' | 'done' | 'failed'>('closed')
  const renew = () => {
    // A second press would replace the code that the first one is getting.
    if (step === 'sending') return
    setStep('sending')
    renewCode(call).then(
      () => {
        setStep('done')
        onRenewed()
      },
      (failure: unknown) => {
        reportFailure(failure)
        setStep('failed')
      },
    )
  }
  return (
    <div className="mt-6 border-line border-t pt-4">
      {step === 'asked' || step === 'sending' ? (
        <>
          <p>The code and links you have sent so far will stop working. Friends who already joined stay yours.</p>
          <p className="mt-3 flex flex-wrap gap-3">
            <button type="button" className="btn" aria-disabled={step === 'sending'} onClick={renew}>
              {step === 'sending' ? 'Getting a new code…' : 'Yes, replace my code'}
            </button>
            <button type="button" className="btn quiet" onClick={() => setStep('closed')}>
              Keep it
            </button>
          </p>
        </>
      ) : (
        <button type="button" className="btn quiet" onClick={() => setStep('asked')}>
          Get a new code
        </button>
      )}
      <p role="status" className="mt-2 text-14 text-muted">
        {step === 'done' ? 'You have a new code. The one before no longer works.' : null}
        {step === 'failed' ? 'No answer came, so we cannot tell whether the code changed. Load this page again.' : null}
      </p>
    </div>
  )
}
