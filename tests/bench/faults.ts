import { parseArgs } from 'node:util'
import * as z from 'zod'
import { postgresBinaries, startCluster } from '@/tests/setup/postgres-cluster'
import { kills } from './kills'
import { hasNginx } from './nginx'
import { soak, spike, steady } from './steady'
import { twoProcesses } from './two-processes'

const trials = ['kills', 'steady', 'spike', 'soak', 'two'] as const
type Trial = (typeof trials)[number]

const wholeNumber = z.coerce.number().int().positive()
const optionsSchema = z.object({
  only: z
    .string()
    .default(trials.join(','))
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(trials))),
  kills: wholeNumber.default(200),
  steady: wholeNumber.default(300),
  spike: wholeNumber.default(30),
  soak: wholeNumber.default(600),
  two: wholeNumber.default(30),
})
type Options = z.infer<typeof optionsSchema>

function readOptions(): Options {
  const option = { type: 'string' } as const
  const { values } = parseArgs({
    options: { only: option, kills: option, steady: option, spike: option, soak: option, two: option },
  })
  return optionsSchema.parse(values)
}

async function perform(trial: Trial, options: Options, postgres: string | null): Promise<boolean> {
  switch (trial) {
    case 'kills':
      return kills(options.kills, postgres)
    case 'steady':
      return steady(options.steady)
    case 'spike':
      return spike(options.spike)
    case 'soak':
      return soak(options.soak)
    case 'two':
      if (postgres !== null && hasNginx()) return twoProcesses(options.two, postgres)
      console.log('  left out: there is no PostgreSQL or no nginx here')
      return true
  }
}

// Crash and load: kills under writes, a fixed rate of arrivals, ten times of it, a long time of half of it, and two processes of
// which one is killed. Seconds, and the number of kills, can be set: `--only kills,spike --kills 20 --spike 10`.
const options = readOptions()
const binaries = postgresBinaries()
const cluster = binaries === null ? null : await startCluster(binaries)
try {
  for (const trial of options.only) {
    console.log(trial)
    const good = await perform(trial, options, cluster?.url ?? null)
    console.log(good ? '  holds' : '! does not hold')
    if (!good) process.exitCode = 1
  }
} finally {
  await cluster?.stop()
}
