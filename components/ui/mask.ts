/** Changes what was typed into what a field takes, and leaves the caret where it is. */
export function applyMask(input: HTMLInputElement, mask: (typed: string) => string): void {
  const masked = mask(input.value)
  if (masked === input.value) return
  const { selectionStart, selectionEnd } = input
  input.value = masked
  input.setSelectionRange(selectionStart, selectionEnd)
}
