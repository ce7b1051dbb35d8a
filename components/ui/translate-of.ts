/** `translate` of an element that says `text`: a figure comes through a translator as it is, words may be changed. */
export function translateOf(text: string): 'no' | undefined {
  return /\d/.test(text) ? 'no' : undefined
}

/** As {@link translateOf}, for a part of a written text: it is marked where it is a figure and nothing else. */
export function translateOfWritten(text: string): 'no' | undefined {
  return /\p{L}/u.test(text.replaceAll('RM', '')) ? undefined : translateOf(text)
}
