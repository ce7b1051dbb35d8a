import { Island } from '@/components/ui/island'
import { Option } from '@/components/ui/option'
import { accessAgainPath, formPath } from '@/lib/account/sign-in-steps'
import type { FormProblem } from '@/lib/account/sign-in-view'
import type { CodeChannel, JoiningView } from '@/lib/contract/entities/joining'
import { likelyAddress } from '@/lib/domain/validation/likely-address'
import { CodeIsland } from './code-island.client'
import { FormProblems } from './form-problems'
import { ResendIsland, type ResendIslandProps } from './resend-island.client'

const channelWords: Readonly<Record<CodeChannel, string>> = { email: 'By e-mail', sms: 'By text message (SMS)' }

interface CodeOptionStepProps {
  readonly view: JoiningView
  readonly problems: readonly FormProblem[]
}

/** How the code is to come. Where there is one way only, there is one button. */
export function CodeOptionStep({ view: { channels, kind }, problems }: CodeOptionStepProps) {
  const [only] = channels
  return (
    <>
      <form method="post" action={formPath('code-option')}>
        <FormProblems problems={problems} />
        {channels.length === 1 ? (
          <input type="hidden" name="channel" value={only} />
        ) : (
          <fieldset className="field" id="channel">
            <legend>How should it come?</legend>
            {channels.map((channel, at) => (
              <Option key={channel} type="radio" name="channel" value={channel} defaultChecked={at === 0}>
                {channelWords[channel]}
              </Option>
            ))}
          </fieldset>
        )}
        <button type="submit" className="btn">
          {only === undefined || channels.length > 1 ? 'Send the code' : `Send the code ${channelButton[only]}`}
        </button>
      </form>
      {kind === 'phone' ? (
        <p className="sign-small">
          Text messages can be read by others when a number is taken over. E-mail is the safer way if you have it.
        </p>
      ) : null}
      <p className="sign-ways">
        <a href={accessAgainPath}>Use another e-mail address or number</a>
      </p>
    </>
  )
}

const channelButton: Readonly<Record<CodeChannel, string>> = { email: 'by e-mail', sms: 'by text message' }

/** Asks whether the host of the address was a slip, and sends the code to the other one. */
function DidYouMean({ address }: { readonly address: string }) {
  return (
    <form method="post" action={formPath('access')} className="notice mb-4">
      <input type="hidden" name="contact" value={address} />
      <p>
        Did you mean <b translate="no">{address}</b>?
      </p>
      <p className="mt-2">
        <button type="submit" className="btn quiet">
          Send the code there
        </button>
      </p>
    </form>
  )
}

interface CodeStepProps {
  readonly problems: readonly FormProblem[]
  readonly resend: ResendIslandProps
  readonly kind: JoiningView['kind']
  /** The contact as it was typed; null where another browser began. */
  readonly contact: string | null
}

/** Where the code is typed. `data-contact` says to the page's events whether a phone or an e-mail address is verified. */
export function CodeStep({ problems, resend, kind, contact }: CodeStepProps) {
  const meant = contact === null ? null : likelyAddress(contact)
  return (
    <div className="contents" data-contact={kind}>
      {meant === null ? null : <DidYouMean address={meant} />}
      <Island name="code" of={CodeIsland} props={{ problems }} />
      <section className="sign-more" aria-labelledby="nothing">
        <h2 id="nothing">Nothing arrived?</h2>
        <p>
          {kind === 'email'
            ? 'It can take a minute. Look in the folder for unwanted mail too.'
            : 'It can take a minute. See that your phone has a signal.'}
        </p>
        <Island name="resend" of={ResendIsland} props={resend} />
        <p>
          <a href={accessAgainPath}>Use another e-mail address or number</a>
        </p>
      </section>
    </div>
  )
}
