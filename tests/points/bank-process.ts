import { systemClock } from '@/lib/server/clock'
import { openDatabase } from '@/lib/server/db/open-database'
import { createLog } from '@/lib/server/log'
import { dice } from '../factories/dice'
import { ledgerOver } from './ledger-over'

/**
 * One teller of the bank test: a process that moves points of random members until it is killed, some at once, and says which transfers it was
 * told are durable. Its arguments: the data folder, the address of PostgreSQL or nothing, a seed, how many members there are.
 */
async function main(): Promise<void> {
  const [dataDir = '', url = '', seed = '0', members = '1'] = process.argv.slice(2)
  const log = createLog('silent', systemClock, () => undefined)
  const database = await openDatabase({ dataDir, databaseUrl: url === '' ? null : url, poolMax: 4 }, log)
  const { poster, posting } = ledgerOver(database, { value: systemClock.now() })
  const roll = dice(Number(seed))
  const say = (line: string) => new Promise<void>((resolve) => process.stdout.write(`${line}\n`, () => resolve()))
  await say('ready')
  const teller = async () => {
    for (;;) {
      const holder = `h${roll(Number(members))}`
      const kind = roll(2) === 0 ? 'hold' : 'correct'
      const outcome = await poster.post(posting(kind, holder, 1 + roll(50))).catch(() => null)
      if (outcome?.state === 'posted') await say(outcome.transfer.id)
    }
  }
  await Promise.all(Array.from({ length: 8 }, teller))
}

await main()
