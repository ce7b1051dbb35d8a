/** Tells who follows of each change of what this device keeps. */
export interface DeviceChanges {
  /** Calls after each change in this tab or another. Gives the function that ends it. */
  readonly follow: (tell: () => void) => () => void
  /** To be called after a change in this tab; of other tabs the browser tells. */
  readonly announce: () => void
}

/** One for each thing that is kept: nobody hears of the others in the same tab. */
export function deviceChanges(): DeviceChanges {
  const changed = new EventTarget()
  return {
    follow: (tell) => {
      const ending = new AbortController()
      const { signal } = ending
      window.addEventListener('storage', tell, { signal })
      changed.addEventListener('change', tell, { signal })
      return () => ending.abort()
    },
    announce: () => changed.dispatchEvent(new Event('change')),
  }
}
