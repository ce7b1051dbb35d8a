/**
 * Resolves in a task of its own, so that a touch in between comes first. To be put between two pieces of work that together
 * would hold a slow phone for longer than 50 ms, such as reading modules and making the schemas of the first call.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
