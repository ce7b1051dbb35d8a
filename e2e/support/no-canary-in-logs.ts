import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { canaries, secretsFile } from './canaries'
import { root } from './catalogue'
import { readServerLogs, spokenOf } from './server-logs'

/**
 * After the last journey: nothing that the journeys told about persons stands in what the servers printed. Throws, which fails the run,
 * and also when a server of the suite printed nothing: then nobody listened to it.
 */
export default function noCanaryInLogs(): void {
  const logs = readServerLogs(join(root, '.tmp', 'e2e'))
  for (const name of ['site', 'provider', 'remote']) {
    if (!logs.get(`${name}.log`)?.includes('"event":"database.open"')) throw new Error(`${name}.log is not its log.`)
  }
  const secrets = existsSync(secretsFile) ? readFileSync(secretsFile, 'utf8').trimEnd().split('\n') : []
  const spoken = spokenOf(logs, [...Object.values(canaries), ...secrets])
  if (spoken.length === 0) return
  const lines = spoken.slice(0, 20).map(({ log, value, line }) => `${log} has ${value}: ${line.slice(0, 500)}`)
  throw new Error(`The logs say something of a person, ${spoken.length} times:\n${lines.join('\n')}`)
}
