import { useEffect, useRef } from 'react'
import { brand } from '@/lib/brand'
import { saveFile } from '@/lib/client/save-file'
import type { Recovery } from '@/lib/contract/entities/recovery'
import { recoveryCodes } from '@/lib/domain/member/recovery-code'
import { malaysianMoment } from '@/lib/domain/values/malaysian-moment'
import { SettingsForm } from './settings-form'

interface RecoveryCodesProps {
  readonly recovery: Recovery
  /** Those that were just made; null: none were. */
  readonly codes: readonly string[] | null
}

/** How many recovery codes a member has left, how to make new ones, and those that were just made, this once. */
export function RecoveryCodes({ recovery, codes }: RecoveryCodesProps) {
  return (
    <>
      {codes === null ? null : <JustMade codes={codes} />}
      <p>{leftOf(recovery)}</p>
      <SettingsForm
        form="make-recovery"
        fields={[]}
        submit={recovery === null ? `Make ${recoveryCodes} codes` : 'Make new codes'}
        {...(codes !== null && { button: 'quiet' })}
      />
      {recovery === null || codes !== null ? null : (
        <p className="sign-small">The codes that you have now no longer work then.</p>
      )}
    </>
  )
}

function leftOf(recovery: Recovery): string {
  if (recovery === null) return 'You have none yet.'
  const { left, madeAt } = recovery
  return `${left} of ${recoveryCodes} still work. They were made on ${malaysianMoment(madeAt)}.`
}

/** Codes that nobody can read again. They are where the page is shown from then. */
function JustMade({ codes }: { readonly codes: readonly string[] }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className="notice recovery-codes" aria-labelledby="new-codes">
      <h2 ref={title} id="new-codes" tabIndex={-1}>
        Keep these codes
      </h2>
      <p>We cannot show them again. Print them, or keep them where you keep passwords. Each signs you in once.</p>
      <ol translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className="no-print">
        <button type="button" className="btn" onClick={() => window.print()}>
          Print
        </button>{' '}
        <button type="button" className="btn quiet" onClick={() => saveText(codes)}>
          Save as a file
        </button>
      </p>
    </section>
  )
}

function saveText(codes: readonly string[]): void {
  const text = [`${brand.name}: recovery codes. Each signs you in once.`, '', ...codes, ''].join('\n')
  saveFile(text, 'text/plain', 'recovery-codes.txt')
}
