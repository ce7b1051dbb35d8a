import { Option } from '@/components/ui/option'
import { formPath } from '@/lib/account/sign-in-steps'
import { type JoiningReason, joiningReasons } from '@/lib/contract/entities/joining'

const reasonWords: Readonly<Record<JoiningReason, string>> = {
  save: 'Earn more on my savings',
  borrow: 'Pay less for a loan',
  card: 'Find a credit card that fits',
  protect: 'Cover my family or my things',
  invest: 'Begin to invest',
  'look-around': 'Just looking around',
}

/** What brings somebody here. Nothing depends on it. */
export function QuestionsStep({ reasons }: { readonly reasons: readonly JoiningReason[] }) {
  return (
    <form method="post" action={formPath('questions')}>
      <fieldset className="field">
        <legend>Tick all that fit</legend>
        {joiningReasons.map((reason) => (
          <Option key={reason} type="checkbox" name="reason" value={reason} defaultChecked={reasons.includes(reason)}>
            {reasonWords[reason]}
          </Option>
        ))}
      </fieldset>
      <p className="sign-buttons">
        <button type="submit" className="btn">
          Continue
        </button>
        <button type="submit" className="btn quiet" name="skip" value="yes" data-skip="">
          Skip
        </button>
      </p>
    </form>
  )
}
