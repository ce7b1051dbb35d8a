import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { categoryList, categoryOf, siteOf } from '@/lib/domain/categories/registry'
import { figureSteps } from '@/lib/domain/detail/figure-history'
import type { CatalogueHistory } from '@/lib/domain/list/site-changes'
import type { Product } from '@/lib/domain/products/product'
import { isoDate } from '@/lib/domain/values/iso-date'
import type { Catalogue } from '@/lib/server/catalogue/catalogue'
import { loadCatalogue } from '@/lib/server/catalogue/load'
import type { Clock } from '@/lib/server/clock'
import { createAddressAlertRepository } from '@/lib/server/db/address-alert-repository'
import { createAlertRepository } from '@/lib/server/db/alert-repository'
import type { OpenDatabase } from '@/lib/server/db/database'
import { createOutboxRepository } from '@/lib/server/db/outbox-repository'
import { type AlertDeps, keepAlert } from '@/lib/server/services/alerts/alerts'
import type { AlertQuestion } from '@/lib/server/services/alerts/question'
import type { KeptInterest } from '@/lib/server/services/clicks/interests'
import { systemRandom } from '@/lib/server/services/keys/random'
import { createSmtpMailer } from '@/lib/server/services/messages/mail-smtp'
import { createOutbox } from '@/lib/server/services/messages/outbox'
import { frozen } from '@/scripts/lib/frozen.mjs'
import { storeAccount } from '../factories/stored-account'
import { temporaryFolder } from '../setup/temporary-folder'
import { silentLog } from './engines'
import { FakeCarrier } from './fake-carrier'

export const siteUrl = 'https://www.timbang.example'
const keys = [{ id: 'one', bytes: Buffer.alloc(32, 7) }] as const
const file = 'catalogue/savings-account/angsana-saver-i.yaml'
const context = { today: isoDate('2026-11-20'), categories: categoryList }

/** The frozen catalogue with other rates of one account, of which the first is what it has. */
export function catalogues<const R extends string>(...rates: readonly R[]): Record<R, Catalogue> {
  const folder = temporaryFolder()
  cpSync(frozen.TEST_CONTENT, folder.path, { recursive: true })
  const written = readFileSync(join(folder.path, file), 'utf8')
  const read = rates.map((rate) => {
    writeFileSync(join(folder.path, file), written.replace('rate: 2.80%', `rate: ${rate}`))
    return [rate, loadCatalogue(folder.path, context)] as const
  })
  folder.remove()
  return Object.fromEntries(read) as Record<R, Catalogue>
}

/** What a build would know of the account whose rates differ: since when it had which of them. */
export function historyOf(...versions: readonly (readonly [on: string, catalogue: Catalogue])[]): CatalogueHistory {
  const known = versions.flatMap(([on, { products }]) => {
    const product = products['savings-account'].get('angsana-saver-i')
    return product === undefined ? [] : [{ on: isoDate(on), product }]
  })
  const steps = figureSteps(categoryOf('savings-account'), siteOf('savings-account'), known)
  return { products: {}, removed: [], figures: steps === null ? {} : { 'savings-account/angsana-saver-i': steps } }
}

/** What alerts need of a database, the catalogue of the moment and a clock. */
export function alertDeps(
  { db }: OpenDatabase,
  catalogue: () => Catalogue,
  clock: Clock,
  history: AlertDeps['history'] = () => null,
): AlertDeps {
  return {
    alerts: createAlertRepository(async () => db),
    addressAlerts: createAddressAlertRepository(async () => db),
    catalogue,
    history,
    messages: { keys: () => keys, clock, random: systemRandom, nudge: () => undefined },
    clock,
    log: silentLog,
  }
}

/** Has a member told of a product; of the account whose rates differ where none is named. */
export async function follow(
  deps: AlertDeps,
  id: string,
  asked: Partial<AlertQuestion> = {},
  product: Product | undefined = deps.catalogue().products['savings-account'].get('angsana-saver-i'),
): Promise<KeptInterest> {
  if (product === undefined) throw new Error('The product is gone')
  return keepAlert(deps, id, product, { query: '', ...asked })
}

/** An account with an e-mail address. */
export async function storeMember({ db }: OpenDatabase, id: string): Promise<void> {
  await storeAccount(db, id)
  const contact = { id, account_id: id, kind: 'email', value: `${id}@example.com`, verified_at: 1 } as const
  await db.insertInto('account_contacts').values(contact).execute()
}

/** What sends the messages of a database to a mail server on this machine. */
export function outboxTo(port: number, { db }: OpenDatabase, clock: Clock) {
  return createOutbox({
    outbox: createOutboxRepository(async () => db),
    carriers: {
      email: createSmtpMailer(`smtp://127.0.0.1:${port}`, 'Timbang <news@timbang.example>'),
      sms: new FakeCarrier(),
    },
    keys: () => keys,
    siteUrl,
    clock,
    log: silentLog,
  })
}
