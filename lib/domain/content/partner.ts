import { partnerWayOut, type WayOut } from '../products/way-out'
import type { IsoDate } from '../values/iso-date'
import type { Prose } from './prose'

/** The sections of the site that have partners, by the first part of their addresses. */
export const partnerSections = ['investment', 'renewable-energy', 'legal', 'credit-profile', 'truely-esim'] as const
export type PartnerSection = (typeof partnerSections)[number]

/** A place where facts were read. */
export interface PartnerSource {
  readonly title: string
  readonly url: string
  /** When the source was written, in words such as "June 2026"; null: it does not say. */
  readonly dated: string | null
}

/** What is known of a partner and where it was read, or what a visitor can do to check it where we have not. */
export type PartnerFact =
  | { readonly state: 'known'; readonly text: string; readonly source: PartnerSource }
  | { readonly state: 'unchecked'; readonly check: string }

/** Where anybody can look up who is licensed. */
interface Register {
  readonly name: string
  readonly url: string
}

/** A company that visitors may leave for, as its file says. */
export interface Partner<Entity extends string = string> {
  /** The name of its file, and the last part of its way out. */
  readonly slug: string
  readonly name: string
  /** The name by which clicks are recorded; null: clicks on its link are not. */
  readonly entityName: Entity | null
  /** Where its link leads, on a host that is allowed; null: nobody has verified one, and the page has no link. */
  readonly address: string | null
  /** Its page on this site, and where a visitor comes back to. */
  readonly page: string
  readonly section: PartnerSection
  readonly title: string
  readonly summary: string
  readonly checkedOn: IsoDate
  readonly runBy: PartnerFact
  readonly licence: PartnerFact
  readonly costs: PartnerFact
  readonly register: Register | null
  readonly sources: readonly PartnerSource[]
  readonly body: Prose
}

/** A page above partners: what they have in common. */
export interface PartnerHub {
  readonly slug: string
  readonly name: string
  readonly title: string
  readonly summary: string
  readonly checkedOn: IsoDate
  readonly sources: readonly PartnerSource[]
  readonly body: Prose
}

/** The way out: ours where clicks are recorded, else the partner's address; null without an address. */
export function wayOutTo({ slug, name, entityName, address }: Partner): WayOut | null {
  if (address === null) return null
  return {
    name,
    host: new URL(address).hostname,
    href: entityName === null ? address : partnerWayOut(slug),
    entityName,
  }
}
