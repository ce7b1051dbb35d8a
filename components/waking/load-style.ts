/**
 * Adds a stylesheet of this site to the page. Fulfilled once it is in force, and also when it does not come: a part
 * without its looks still works.
 */
export function loadStyle(address: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => resolve())
    document.head.append(link)
  })
}
