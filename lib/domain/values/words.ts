/** `1st`, `2nd`, `3rd`, `11th`. */
export function ordinal(rank: number): string {
  const lastTwo = rank % 100
  if (lastTwo >= 11 && lastTwo <= 13) return `${rank}th`
  const endings: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' }
  return `${rank}${endings[rank % 10] ?? 'th'}`
}

/** `1 card`, `27 cards`. */
export function counted(count: number, singular: string, plural: string): string {
  return `${count} ${count === 1 ? singular : plural}`
}

/** `free for life` as the start of a line: `Free for life`. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What a visitor does at the issuer of a category's products, as a button says it: "Apply", "Buy". */
export function wayOutText({ wayOut = 'Apply' }: { readonly wayOut?: string }): string {
  return wayOut
}
