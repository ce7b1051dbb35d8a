/** Builds an absolute address on the configured site. The visitor's Host header is never read. */
export function absolute(origin: string, path: string): string {
  return new URL(path, origin).href
}
