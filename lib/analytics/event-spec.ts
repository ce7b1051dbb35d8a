/** A product as events name it: the specification's analytics item. */
export interface AnalyticsItem {
  readonly id: string
  readonly name: string
  /** Null where the page does not say who issues the product. */
  readonly issuerCode: string | null
  /** Path of the product's page. */
  readonly url: string
  /** Path of the list it stood in; null outside a list. */
  readonly item_list_id: string | null
  readonly item_list_name: string | null
  /** Path of its category's list, without the first slash. */
  readonly item_category: string
}

/** What a property may hold, by the name of its kind. */
export interface PropertyTypes {
  /** Lower-case words joined by hyphens, such as the name of an article's page. */
  readonly slug: string
  /** Path of a page of the site, without its query. */
  readonly path: string
  /** A whole number, zero or more. */
  readonly count: number
  /** A whole number from 0 to 100. */
  readonly percent: number
  readonly items: readonly AnalyticsItem[]
}

/** A kind, or the words that the property may be. */
export type PropertySpec = keyof PropertyTypes | readonly string[]

export const areas = [
  'Every page',
  'Products',
  'Home',
  'Onboarding',
  'Support',
  'Referral',
  'Account settings',
] as const

/** One event: when it happens and the only properties it may carry. */
export interface EventSpec {
  readonly area: (typeof areas)[number]
  /** Completes the sentence "Sent when …". */
  readonly when: string
  readonly properties: Readonly<Record<string, PropertySpec>>
}

type ValueOf<S extends PropertySpec> = S extends keyof PropertyTypes
  ? PropertyTypes[S]
  : S extends readonly (infer Word)[]
    ? Word
    : never

/** The properties of an event, typed from its specification. */
export type PropertiesOf<E extends EventSpec> = {
  readonly [Name in keyof E['properties']]: ValueOf<E['properties'][Name]>
}
