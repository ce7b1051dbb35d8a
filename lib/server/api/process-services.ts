import 'server-only'
import { randomUUID } from 'node:crypto'
import { malaysianDay } from '@/lib/domain/iso-date'
import { catalogue } from '@/lib/server/catalogue/load'
import { clock } from '@/lib/server/clock'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import { type DeviceKind, deviceKinds } from '@/lib/server/services/click'
import { recordClick } from '@/lib/server/services/clicks'
import { runtime } from '@/lib/server/services/runtime'
import { ApiFailure } from './failure'
import type { ApiServices } from './services'
import { siteVersion } from './version'

/** The first part of the specification's device id; the rest, which could tell devices apart, is not kept. */
function deviceKind(device: string | undefined): DeviceKind {
  const kind = device?.split(';')[0]?.toLowerCase()
  return deviceKinds.find((known) => known === kind) ?? 'unknown'
}

const recordForGood: ApiServices['recordClick'] = async (click, issuerCode, source) => {
  const receipt = await recordClick(runtime().clicks, {
    category: click.category ?? '',
    slug: click.slug ?? '',
    entityName: click.entityName ?? '',
    issuerCode,
    page: click.page,
    deviceKind: deviceKind(click.device),
    source,
  })
  // What is only in the log is not durable, so it must not be acknowledged.
  if (receipt.state === 'lost-to-log') throw new ApiFailure('GBL0009')
  return { clickId: receipt.id }
}

async function isReady(): Promise<boolean> {
  try {
    catalogue()
    return (await runtime().readiness()).ready
  } catch (error) {
    log().error('api.not-ready', error)
    return false
  }
}

/** What the routes of this process use. Making it opens nothing. */
export function processServices(): ApiServices {
  return {
    catalogue: async () => catalogue({ recheck: env().NODE_ENV === 'development' }),
    today: () => malaysianDay(clock().now()),
    recordClick: recordForGood,
    ready: isReady,
    version: siteVersion,
    newRequestId: randomUUID,
    reportFault: (error, fields) => log().error('api.fault', error, fields),
  }
}
