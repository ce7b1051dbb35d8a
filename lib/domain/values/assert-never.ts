/** Marks a switch as exhaustive: the compiler rejects the call while a case is missing. Throws if data lied. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`)
}
