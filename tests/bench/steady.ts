import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { arriveTogether, lineOf, slopePerMinute, type Told, told } from './arrivals'
import { round } from './figures'
import { damageOf } from './mixed-writes'
import { type Served, serve, whenPacked } from './serve'
import { loadSettings, namesIn, streams, streamsAt } from './streams'

/** What 99 of 100 may wait at the usual rate, in milliseconds. */
const patienceMs = { pages: 300, reads: 300, writes: 500 }
/** By how much memory may grow in a minute, in MB, once the site is warm. */
const mostGrowth = 1
/** At ten times the rate: so long until all is as before. */
const recoverySeconds = 30
const windowSeconds = 5

async function arriveAt(site: Served, times: number, seconds: number, names: Set<string>): Promise<readonly Told[]> {
  const all = await arriveTogether(streamsAt(site.origin, times, seconds))
  for (const name of all.flatMap(namesIn)) names.add(name)
  return all.map(told)
}

function print(title: string, all: readonly Told[]): void {
  console.log(` ${title}`)
  all.forEach((one, at) => {
    console.log(lineOf(streams[at] ?? '', one))
  })
}

function isCalm(all: readonly Told[]): boolean {
  return all.every(({ failed, putOff, p99Ms }, at) => {
    const stream = streams[at]
    return stream !== undefined && failed + putOff === 0 && p99Ms <= patienceMs[stream]
  })
}

async function nothingLost(site: Served, names: ReadonlySet<string>): Promise<boolean> {
  const damage = await damageOf(names, { dataDir: site.dataDir, databaseUrl: null })
  console.log(`  ${names.size} writes acknowledged; ${damage.length === 0 ? 'nothing lost' : damage.join('\n')}`)
  return damage.length === 0
}

/** The usual rate for so long. False when a request failed, 99 of 100 waited too long, or an acknowledged write is gone. */
export async function steady(seconds: number): Promise<boolean> {
  const site = await serve(loadSettings)
  try {
    await whenPacked(site)
    const names = new Set<string>()
    await arriveAt(site, 1, windowSeconds, names)
    const all = await arriveAt(site, 1, seconds, names)
    print(`${seconds} s at the usual rate`, all)
    return (await nothingLost(site, names)) && isCalm(all)
  } finally {
    await site.stop()
  }
}

/** Ten times the usual rate. False when something failed, or all was not as before in time: being put off is no failure. */
export async function spike(seconds: number): Promise<boolean> {
  const site = await serve(loadSettings)
  try {
    await whenPacked(site)
    const names = new Set<string>()
    print(`${windowSeconds} s before`, await arriveAt(site, 1, windowSeconds, names))
    const high = await arriveAt(site, 10, seconds, names)
    print(`${seconds} s at ten times the rate`, high)
    let calmAfter: number | null = null
    for (let after = windowSeconds; after <= recoverySeconds && calmAfter === null; after += windowSeconds) {
      const all = await arriveAt(site, 1, windowSeconds, names)
      print(`${after} s after`, all)
      if (isCalm(all)) calmAfter = after
    }
    console.log(`  as before within ${calmAfter ?? `more than ${recoverySeconds}`} s`)
    const failed = high.reduce((sum, one) => sum + one.failed, 0)
    return (await nothingLost(site, names)) && calmAfter !== null && failed === 0
  } finally {
    await site.stop()
  }
}

function residentMb(pid: number): number {
  const kilobytes = /VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  if (kilobytes === undefined) throw new Error(`No memory of process ${pid}`)
  return (Number(kilobytes) * 1024) / 1_000_000
}

/** Half the usual rate for so long, memory looked at after each tenth. False when it grows, or anything failed. */
export async function soak(seconds: number): Promise<boolean> {
  const site = await serve(loadSettings)
  try {
    await whenPacked(site)
    const names = new Set<string>()
    const samples: { ms: number; value: number }[] = []
    let calm = true
    for (let part = 0; part < 30; part += 1) {
      const all = await arriveAt(site, 0.5, seconds / 30, names)
      calm &&= all.every(({ failed }) => failed === 0)
      samples.push({ ms: performance.now(), value: residentMb(site.pid) })
    }
    const warm = samples.slice(10)
    const slope = round(slopePerMinute(warm), 2)
    const [first, last] = [round(warm[0]?.value ?? 0), round(warm.at(-1)?.value ?? 0)]
    const files = readdirSync(`/proc/${site.pid}/fd`).length
    const log = round(statSync(join(site.dataDir, 'timbang.sqlite-wal')).size / 1_000_000, 1)
    console.log(` ${seconds} s at half the usual rate, the last two thirds of it looked at`)
    console.log(`  memory ${first} → ${last} MB, ${slope} MB a minute; ${files} open files; write-ahead log ${log} MB`)
    return (await nothingLost(site, names)) && calm && slope <= mostGrowth
  } finally {
    await site.stop()
  }
}
