/**
 * Does what a visitor need not wait for once the next frame is drawn. A new address is such a thing: with it the browser works
 * out every element's style again, since links may now be visited ones.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
