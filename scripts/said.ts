/** Prints a line of what a command did. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Says why nothing was done; the command then ends with 1. */
export function fail(line: string): void {
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}
