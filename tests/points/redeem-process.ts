import { once } from 'node:events'
import { pointsOf } from '@/lib/domain/points/points'
import { systemClock } from '@/lib/server/clock'
import { openDatabase } from '@/lib/server/db/open-database'
import { createLog } from '@/lib/server/log'
import { endHold, holdPoints } from '@/lib/server/services/points/redemption'
import { ledgerOver } from './ledger-over'

/**
 * One of two processes that redeem points of the same member: so many at once, when it is told to begin, and then it says how many succeeded. Its
 * arguments: the data folder, the address of PostgreSQL or nothing, the member, a name for its redemptions, how many and of how many points.
 */
async function main(): Promise<void> {
  const [dataDir = '', url = '', accountId = '', name = '', count = '0', points = '1'] = process.argv.slice(2)
  const log = createLog('silent', systemClock, () => undefined)
  const database = await openDatabase({ dataDir, databaseUrl: url === '' ? null : url, poolMax: 4 }, log)
  const ledger = ledgerOver(database)
  process.stdout.write('ready\n')
  await once(process.stdin, 'data')
  const outcomes = await Promise.all(
    Array.from({ length: Number(count) }, async (_none, at) => {
      const redemption = { id: `${name} ${at}`, accountId, amount: pointsOf(Number(points)) }
      const hold = await holdPoints(ledger, redemption)
      if (hold.state === 'refused') return hold.reason
      return (await endHold(ledger, { transferId: hold.transfer.id, redemption }, 'redeem')).state
    }),
  )
  process.stdout.write(`${JSON.stringify(outcomes)}\n`, () => process.exit(0))
}

await main()
