import type { Undo } from '@/lib/account/settings/change'
import { SettingsForm } from './settings-form'

/** Brings back what was just deleted. */
export function Restore({ undo: { kind, id } }: { readonly undo: Undo }) {
  const fields = [
    { kind: 'hidden', name: 'kind', value: kind },
    { kind: 'hidden', name: 'id', value: id ?? '' },
  ] as const
  return (
    <SettingsForm
      form={kind === 'interest' ? 'restore-interests' : 'restore-kept'}
      fields={fields}
      submit="Undo"
      button="quiet"
    />
  )
}
