import { Option } from '@/components/ui/option'

/** Asks whether others use the computer too. */
export function SharedBox({ checked }: { readonly checked: boolean }) {
  return (
    <Option type="checkbox" name="shared" value="yes" defaultChecked={checked}>
      This is a shared computer: sign me out when the browser is closed
    </Option>
  )
}
