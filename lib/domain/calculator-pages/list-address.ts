import type { Sen } from '../values/money'

/** A list's address with its own query keys: amounts in sen are written in ringgit, toggles as 1 and 0. */
export function printListAddress(
  path: string,
  query: Readonly<Record<string, number | string | boolean | { readonly sen: Sen }>>,
): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (typeof value === 'object') params.append(key, ringgitText(value.sen))
    else params.append(key, typeof value === 'boolean' ? (value ? '1' : '0') : String(value))
  }
  return `${path}?${params}`
}

function ringgitText(amount: Sen): string {
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2)
}
