import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { engines, type Place } from '../db/engines'
import { Simulation } from './simulation'

/** More of them by hand: `LEDGER_STEPS=1000000 LEDGER_SEED=7 npx vitest run tests/points/simulation.test.ts`. */
const given = Number(process.env.LEDGER_STEPS ?? 0)
const seed = Number(process.env.LEDGER_SEED ?? 20_261_125)
const steps = { sqlite: given || 10_000, postgres: given || 500 }
/** All of the ledger is worked out again so often; a longer run does it forty times, as each takes longer than the one before. */
const proveEvery = Math.max(2500, given / 40)
const patience = 300_000 + Math.max(steps.sqlite, steps.postgres) * 60

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`the ledger of points, on ${engine.name}`, () => {
    let place: Place
    beforeEach(async () => {
      place = await engine.newMigratedPlace()
    })
    afterEach(() => place.remove())

    it(
      `agrees with plain sums through ${steps[engine.name]} steps with lost answers and restarts, seed ${seed}`,
      async () => {
        const database = await place.open()
        // Nothing here depends on the disk: what is committed by the system will do.
        const simulation = new Simulation({ ...database, db: database.counts }, seed, steps[engine.name])
        await simulation.begin()
        for (let at = 1; at <= steps[engine.name]; at += 1) {
          await simulation.step().catch((error: unknown) => {
            throw new Error(`Step ${at} of seed ${seed} failed`, { cause: error })
          })
          if (at % proveEvery < 1) await simulation.prove()
        }
        await simulation.prove()
        expect(simulation.broken).toBeGreaterThan(steps[engine.name] / 100)
      },
      patience,
    )
  })
}
