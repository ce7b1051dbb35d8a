/** The people for whom alone a product may be. */
export const audiences = [
  'government',
  'pensioner',
  'junior',
  'student',
  'senior',
  'first-job',
  'members',
  'customers',
  'guarantor',
] as const
export type Audience = (typeof audiences)[number]

/** What borrowed money may have to be used for. */
export const purposes = ['debt-consolidation', 'education', 'renovation', 'medical'] as const
export type Purpose = (typeof purposes)[number]

/** What a product may ask of who takes it before anything else, and what a visitor may say of themselves. */
export type Restriction = Audience | Purpose

/** A product as far as it says for whom and for what it is; a category without the trait says neither. */
interface Restricted {
  readonly slug: string
  readonly audience?: readonly Audience[]
  readonly purpose?: readonly Purpose[]
}

/** What a product asks, each with the answers that meet it; empty: it is for everybody and for anything. */
export function restrictionsOf({ audience = [], purpose = [] }: Restricted): readonly (readonly Restriction[])[] {
  return [...audience.map((one) => [one]), ...(purpose.length === 0 ? [] : [purpose])]
}

/**
 * Whether a product is for somebody of whom this is known: they belong to each of its audiences, and want one of its
 * purposes where it has any. For somebody of whom nothing is known: whether it is for everybody.
 */
export function isFor(product: Restricted, told: ReadonlySet<Restriction>): boolean {
  return restrictionsOf(product).every((choices) => choices.some((one) => told.has(one)))
}
