import type { Bench, Wanted } from './bench'
import { openPage, type Painted, painted } from './browser'
import { type Figure, type Figures, largest, median, round } from './figures'
import { type PageKind, pageKinds } from './site-pages'

const rounds = 2

async function coldLoad({ browser }: Bench, url: string): Promise<Painted> {
  const opened = await openPage(browser, 'slow')
  try {
    await opened.page.goto(url)
    await opened.quiet()
    return await painted(opened.page)
  } finally {
    await opened.close()
  }
}

/** LCP and TBT of cold loads on the slow phone, in milliseconds more than the floor's, measured in turns with it. */
export async function slowPhone(bench: Bench, wanted: Wanted): Promise<Figures> {
  const isWhole = wanted('phone.shift')
  const kinds = pageKinds.filter((kind) => isWhole || wanted(`phone.lcp-${kind}`) || wanted(`phone.tbt-${kind}`))
  const floor: Painted[] = []
  const loads = new Map<PageKind, Painted[]>(kinds.map((kind) => [kind, []]))
  for (let round = 0; round < rounds; round += 1) {
    floor.push(await coldLoad(bench, bench.floor.origin))
    for (const kind of kinds) loads.get(kind)?.push(await coldLoad(bench, bench.site.origin + bench.pages.kinds[kind]))
  }
  const middle = (some: readonly Painted[], read: (one: Painted) => number) => median(some.map(read))
  const figures: Record<string, Figure> = {}
  const shifts = new Map<string, number>()
  for (const [kind, some] of loads) {
    for (const metric of ['lcp', 'tbt'] as const) {
      const own = middle(some, (one) => one[metric])
      const bare = middle(floor, (one) => one[metric])
      figures[`phone.${metric}-${kind}`] = {
        value: round(own - bare),
        note: `${round(own)} ms, floor ${round(bare)} ms`,
      }
    }
    shifts.set(kind, round(Math.max(...some.map(({ shift }) => shift)), 3))
  }
  // The worst of some pages is not the worst of all.
  return isWhole ? { ...figures, 'phone.shift': largest(shifts) } : figures
}
