/** A failure that one sentence explains. Anything else that is thrown is a defect and prints its stack. */
export class Stop extends Error {}

/** Whole seconds from ten up, tenths below: `0.4 s`, `41 s`. */
export function seconds(milliseconds) {
  const value = milliseconds / 1000
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} s`
}

/**
 * One progress line: the label at once, its end when the work is over.
 * @param {string} label what is being done
 * @param {() => Promise<string | undefined>} work may return a word to print instead of `done`
 */
export async function step(label, work) {
  const began = performance.now()
  process.stdout.write(`${label} ... `)
  try {
    const word = await work()
    process.stdout.write(`${word ?? 'done'}, ${seconds(performance.now() - began)}\n`)
  } catch (error) {
    process.stdout.write('failed\n')
    throw error
  }
}

/** Ends the command: one sentence for a Stop, the stack for a defect. The exit status is 1 either way. */
export function giveUp(error) {
  console.error(error instanceof Stop ? error.message : error)
  process.exitCode = 1
}
