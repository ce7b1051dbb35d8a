/** What is wrong, the file, the text replaced and its replacement, then the field and words of the finding. */
export type Broken = readonly [name: string, path: string, old: string, now: string, field: string, reason: string]

/** The annual fee of the good card, and another text in its place. */
export const feeOf = (text: string) => ['annualFee: { value: RM120, source: pds }', `annualFee: ${text}`] as const
