import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { arriveTogether, lineOf, slopePerMinute, type Told, told } from './arrivals'
import { round } from './figures'
import { HeapWatch } from './heap'
import { damageOf } from './mixed-writes'
import { freePort } from './ports'
import { type Served, serve, whenPacked } from './serve'
import { loadSettings, namesIn, streams, streamsAt } from './streams'

/** What 99 of 100 may wait at the usual rate, in milliseconds. */
const patienceMs = { pages: 300, reads: 300, writes: 500 }
/** By how much what the heap holds may grow in a minute, in MB, once the site is warm. */
const mostGrowth = 1
/** At ten times the rate: so long until all is as before. */
const recoverySeconds = 10
/** Longer than that nobody waits for an answer of any kind, in milliseconds. */
const longestMs = 2000
const windowSeconds = 5

interface ToldAll {
  readonly all: readonly Told[]
  /** What is to be known of the generator itself, for a person to read. */
  readonly generator: string
}

async function arriveAt(site: Served, times: number, seconds: number, names: Set<string>): Promise<ToldAll> {
  const { streams: arrived, ownDelayMs, ownLoad } = await arriveTogether(streamsAt(site.origin, times, seconds))
  for (const name of arrived.flatMap(namesIn)) names.add(name)
  const generator = `the generator was ${round(ownDelayMs)} ms late at worst, and at work ${round(ownLoad * 100)} % of the time`
  return { all: arrived.map(told), generator }
}

function print(title: string, { all, generator }: ToldAll): void {
  console.log(` ${title}; ${generator}`)
  all.forEach((one, at) => {
    console.log(lineOf(streams[at] ?? '', one))
  })
}

function isCalm({ all }: ToldAll): boolean {
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

/**
 * Ten times the usual rate. False when something failed or waited too long for an answer, or all was not as before in time:
 * being put off is no failure.
 */
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
    const inTime = high.all.every(({ failed, worstMs }) => failed === 0 && worstMs <= longestMs)
    return (await nothingLost(site, names)) && calmAfter !== null && inTime
  } finally {
    await site.stop()
  }
}

function residentMb(pid: number): number {
  const kilobytes = /VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  if (kilobytes === undefined) throw new Error(`No memory of process ${pid}`)
  return (Number(kilobytes) * 1024) / 1_000_000
}

/** What a site used at some moments: the memory of its process, and of that what its heap still holds. */
interface MemorySamples {
  readonly resident: { ms: number; value: number }[]
  readonly held: { ms: number; value: number }[]
}

async function sampleInto({ resident, held }: MemorySamples, site: Served, heap: HeapWatch): Promise<void> {
  const ms = performance.now()
  resident.push({ ms, value: residentMb(site.pid) })
  held.push({ ms, value: await heap.usedMb() })
}

function printMemory(name: string, samples: MemorySamples['resident']): void {
  const values = samples.map(({ value }) => round(value)).join(' ')
  const warm = samples.slice(samples.length / 3)
  console.log(`  ${name}: ${values} MB; ${round(slopePerMinute(warm), 2)} MB a minute in the last two thirds`)
}

/** Half the usual rate for so long, memory looked at after each thirtieth. False when what is held grows, or anything failed. */
export async function soak(seconds: number): Promise<boolean> {
  const inspector = await freePort()
  const site = await serve(loadSettings, [`--inspect=${inspector}`])
  try {
    await whenPacked(site)
    const heap = await HeapWatch.at(inspector)
    const names = new Set<string>()
    const samples: MemorySamples = { resident: [], held: [] }
    let calm = true
    for (let part = 0; part < 30; part += 1) {
      const arrived = await arriveAt(site, 0.5, seconds / 30, names)
      const failed = arrived.all.some((one) => one.failed > 0)
      if (failed) print(`part ${part + 1} of 30`, arrived)
      calm &&= !failed
      await sampleInto(samples, site, heap)
    }
    heap.close()
    const files = readdirSync(`/proc/${site.pid}/fd`).length
    const log = round(statSync(join(site.dataDir, 'timbang.sqlite-wal')).size / 1_000_000, 1)
    console.log(` ${seconds} s at half the usual rate; ${files} open files; write-ahead log ${log} MB`)
    printMemory('the process', samples.resident)
    printMemory('of that held after a collection', samples.held)
    const slope = slopePerMinute(samples.held.slice(10))
    return (await nothingLost(site, names)) && calm && slope <= mostGrowth
  } finally {
    await site.stop()
  }
}
