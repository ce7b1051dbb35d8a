import type { Esim } from '@/lib/domain/categories/esim/figures'
import { isoDate } from '@/lib/domain/values/iso-date'
import { ringgit } from '@/lib/domain/values/money'
import { known, missing, none, productCore, unlimited } from './product'

/** A plain plan: 3 GB in Japan for 7 days at RM22, then nothing more; from its first connection, with hotspot. */
export function makeEsim(changes: Partial<Esim> = {}): Esim {
  return {
    ...productCore('esim'),
    promotion: null,
    reach: 'country',
    price: known(ringgit(22)),
    data: known(3_000),
    fairUse: none,
    speedAfter: none,
    topSpeed: unlimited,
    network: known('5g'),
    days: known(7),
    startsOn: known('connection'),
    activateWithin: known(180),
    countries: known(['JP']),
    hotspot: known(true),
    voice: known('data-only'),
    topUp: known(true),
    refund: known(30),
    phones: missing,
    delivery: known(['qr-code']),
    ...changes,
  }
}

/** Unlimited data in Japan for 7 days at RM59, slowed to 512 kbps after 2 GB on a day. */
export function makeUnlimitedEsim(changes: Partial<Esim> = {}): Esim {
  return makeEsim({
    price: known(ringgit(59)),
    data: unlimited,
    fairUse: known({ megabytes: 2_000, per: 'day' }),
    speedAfter: known(512),
    ...changes,
  })
}

/** An offer that runs on the day of the tests. */
export const runningOffer = {
  ordinary: {},
  text: 'RM3 off.',
  start: isoDate('2026-11-01'),
  end: isoDate('2026-12-31'),
  source: 'page',
}
