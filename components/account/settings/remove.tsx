import type { Undo } from '@/lib/account/settings/change'
import type { SettingsFormName } from '@/lib/account/settings/places'
import { assertNever } from '@/lib/domain/values/assert-never'
import { SettingsForm } from './settings-form'

interface RemoveProps {
  readonly kind: Undo['kind']
  readonly id: string
  /** What it deletes, for those who do not see where the button stands. */
  readonly about: string
}

/** Deletes one of the things that a member keeps. Nothing is asked before: it can be brought back. */
export function Remove({ kind, id, about }: RemoveProps) {
  return (
    <SettingsForm
      form={formOf(kind)}
      fields={[{ kind: 'hidden', name: 'id', value: id }]}
      submit={kind === 'interest' ? 'Remove' : 'Delete'}
      about={about}
      removal={{ kind, id }}
      button="quiet"
    />
  )
}

function formOf(kind: Undo['kind']): SettingsFormName {
  switch (kind) {
    case 'analysis':
      return 'remove-analysis'
    case 'comparison':
      return 'remove-comparison'
    case 'interest':
      return 'remove-interest'
    default:
      return assertNever(kind)
  }
}
