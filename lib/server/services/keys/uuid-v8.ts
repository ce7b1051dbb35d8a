/** A UUID of our own making (RFC 9562, version 8) from at least 32 hexadecimal digits: the same for the same digits. */
export function uuidV8(hex: string): string {
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)]
  return parts.join('-')
}
