import type * as z from 'zod'
import type { clickBodySchema } from '@/lib/contract/click-record'
import type { IsoDate } from '@/lib/domain/iso-date'
import type { Catalogue } from '@/lib/server/catalogue/catalogue'

/** A click as a caller sends it. */
export type ClickBody = z.output<typeof clickBodySchema>

/** What routes may use. Tests hand in their own clock and state; {@link handler} hands in the process's. */
export interface ApiServices {
  /** The checked catalogue, the same object until its files change. Rejects when it cannot be used. */
  readonly catalogue: () => Promise<Catalogue>
  /** The day in Malaysia. */
  readonly today: () => IsoDate
  /** Resolves when the click is durable. `apply`: the site's own apply link; `api`: another client's word. */
  readonly recordClick: (
    click: ClickBody,
    issuerCode: string | null,
    source: 'apply' | 'api',
  ) => Promise<{ readonly clickId: string }>
  /** True when the catalogue is loaded and the database takes work. Never rejects. */
  readonly ready: () => Promise<boolean>
  readonly version: () => string
  readonly newRequestId: () => string
  /** Called once for a fault that no route foresaw. */
  readonly reportFault: (error: unknown, fields: Readonly<Record<string, string>>) => void
}
