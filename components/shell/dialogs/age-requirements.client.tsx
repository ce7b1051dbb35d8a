'use client'

import { Dialog } from '@/components/ui/dialog.client'
import { useSession } from '@/hooks/use-session'
import { settingsPath } from '@/lib/account/settings/places'
import type { PartProps } from '@/lib/client/shell-config'
import { ageRequirement, ageUnknown } from '@/lib/domain/member/referral-gate'

/** Says why the referral pages stay closed to somebody under age or without a known age (specification, section 5), and what opens them. */
export function AgeRequirements({ onClose }: PartProps) {
  const { state } = useSession()
  return (
    <Dialog title="Age Requirements" onClose={onClose}>
      <p>{ageRequirement}</p>
      {state.kind === 'in' && state.user.age === null ? (
        <p>
          {ageUnknown} <a href={settingsPath('personal')}>Add your MyKad number</a>
        </p>
      ) : null}
    </Dialog>
  )
}
