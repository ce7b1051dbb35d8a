import type { IsoDate } from '../../values/iso-date'

/** Works out once for each product what no scenario changes, such as how fresh its figures are on a day. */
export function perDay<P extends object, T>(
  read: (product: P, today: IsoDate) => T,
): (product: P, today: IsoDate) => T {
  const known = new WeakMap<P, { readonly today: IsoDate; readonly value: T }>()
  return (product, today) => {
    const found = known.get(product)
    if (found?.today === today) return found.value
    const value = read(product, today)
    known.set(product, { today, value })
    return value
  }
}
