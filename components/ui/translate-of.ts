/** `translate` of an element that says `text`: a figure comes through a translator as it is, words may be changed. */
export function translateOf(text: string): 'no' | undefined {
  return /\d/.test(text) ? 'no' : undefined
}
