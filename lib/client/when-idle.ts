/** Calls once the page has loaded and the browser has nothing else to do, at the latest two seconds later. */
export function whenIdle(work: () => unknown): void {
  const soon = () => ('requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work))
  if (document.readyState === 'complete') soon()
  else window.addEventListener('load', soon, { once: true })
}
