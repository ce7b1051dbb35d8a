/**
 * Loaded before a server (`node --import`), so that all of it lives at another time: `CLOCK_STARTS` is when it begins, in epoch milliseconds.
 * Journeys over weeks start their servers again at a later day by it.
 */
const ahead = Number(process.env.CLOCK_STARTS) - Date.now()
if (!Number.isFinite(ahead)) throw new Error('CLOCK_STARTS is not a moment')

const realNow = Date.now.bind(Date)
const now = () => realNow() + ahead

globalThis.Date = new Proxy(Date, {
  construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
  apply: (target) => new target(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})
