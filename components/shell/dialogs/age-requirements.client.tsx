'use client'

import { Dialog } from '@/components/ui/dialog.client'
import { ageRequirement } from '@/lib/domain/member/referral-gate'
import type { PartProps } from '@/lib/shell-config'

/** Says why the referral pages stay closed to somebody under age (specification, section 5). */
export function AgeRequirements({ onClose }: PartProps) {
  return (
    <Dialog title="Age Requirements" onClose={onClose}>
      <p>{ageRequirement}</p>
    </Dialog>
  )
}
