/**
 * Resolves in a task of its own, so that a touch in between comes first. To be put between two pieces of work that together
 * would hold a slow phone for longer than 50 ms, such as reading modules and making the schemas of the first call. Not a timer:
 * Chromium holds those back while a finger is down.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
