import 'server-only'
import { looksSchema, type PutProduct, type Shelf, type ShelfBody } from '@/lib/contract/entities/shortlisted-product'
import { mergeLooks, nameOf } from '@/lib/domain/shortlist/shelf'
import { mostShortlisted, type Which } from '@/lib/domain/shortlist/shortlisted-product'
import type { Clock } from '@/lib/server/clock'
import type { ShelfRepository, ShelfRow } from '@/lib/server/db/shelf-repository'
import type { Random } from '@/lib/server/services/keys/random'
import { uuidV7 } from '@/lib/server/services/keys/uuid-v7'

export interface ShelfDeps {
  readonly shelf: ShelfRepository
  readonly clock: Clock
  /** The world's: the retention job erases by it what was taken off. */
  readonly worldClock: Clock
  readonly random: Random
}

/** Changes the shelf of a member by what a device sends, and reads it. Durable when it resolves. */
export async function changeShelf(deps: ShelfDeps, accountId: string, { put, drop }: ShelfBody): Promise<Shelf> {
  const { rows, added, fitted } = await deps.shelf.write(accountId, {
    put: put.map((product) => ({
      id: uuidV7(deps.clock, deps.random),
      subject: nameOf(product),
      looks: (kept) => JSON.stringify(looksAfter(readLooks(kept), product)),
    })),
    drop: drop.map(nameOf),
    at: deps.clock.now(),
    removedAt: deps.worldClock.now(),
    most: mostShortlisted,
  })
  return { products: rows.map(productOf), added: added.map(whichOf), full: !fitted }
}

function looksAfter(kept: ReturnType<typeof readLooks>, { name, before, seen, since }: PutProduct) {
  const looks = { before, seen }
  const merged = kept === null ? looks : mergeLooks(kept, looks)
  return { name, ...merged, since: since === undefined ? (kept?.since ?? null) : since }
}

/** What is kept of a product; null where nothing is, or where it was kept in another form than today's. */
const readLooks = (text: string | null) =>
  text === null ? null : (looksSchema.safeParse(JSON.parse(text)).data ?? null)

function whichOf(subject: string): Which {
  const [category = '', slug = ''] = subject.split('/')
  return { category, slug }
}

/** What was marked by the API alone has no name yet: it goes by its address until a device looks at it. */
function productOf({ subject, looks }: ShelfRow): Shelf['products'][number] {
  const which = whichOf(subject)
  const none = { name: which.slug.replaceAll('-', ' '), before: null, seen: null, since: null }
  return { ...which, ...(readLooks(looks) ?? none) }
}
