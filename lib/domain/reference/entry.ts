/** One line of a list that people choose from: what is kept, and what they read. */
export interface ReferenceEntry<Code extends string = string> {
  readonly code: Code
  readonly label: string
}
