import { EnvError, env } from '@/lib/server/env'
import { loadEnvFiles } from './load-env-files'

/** Prints one line for each unusable variable and exits with 1; silent when all is well. */
loadEnvFiles()
try {
  env()
} catch (error) {
  if (!(error instanceof EnvError)) throw error
  for (const { variable, reason } of error.problems) process.stderr.write(`${variable} ${reason}.\n`)
  process.exitCode = 1
}
