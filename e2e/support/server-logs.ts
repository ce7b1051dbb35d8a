import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A log that says something of a person. */
export interface Spoken {
  readonly log: string
  readonly value: string
  readonly line: string
}

const folderOf = (dataRoot: string) => join(dataRoot, 'logs')

/** The file for what one of the suite's servers prints; its folder is there. */
export function serverLog(dataRoot: string, name: string): string {
  mkdirSync(folderOf(dataRoot), { recursive: true })
  return join(folderOf(dataRoot), `${name}.log`)
}

/** Keeps what a server of a journey's own prints. */
export function keepSaid(dataRoot: string, name: string, text: string): void {
  appendFileSync(serverLog(dataRoot, name), text)
}

/** All that the servers of a run printed, by the names of their logs. */
export function readServerLogs(dataRoot: string): ReadonlyMap<string, string> {
  const names = readdirSync(folderOf(dataRoot))
  return new Map(names.map((name) => [name, readFileSync(join(folderOf(dataRoot), name), 'utf8')]))
}

/** The ways in which a value may be written down: as it is, in an address, in a form's body, in JSON; ringgit grouped, and in sen. */
function spellings(value: string): readonly string[] {
  const sums = /^\d+\.\d\d$/.test(value) ? [Number(value).toLocaleString('en-MY'), value.replace('.', '')] : []
  const encoded = encodeURIComponent(value)
  return [value, encoded, encoded.replaceAll('%20', '+'), JSON.stringify(value).slice(1, -1), ...sums]
}

/** Any address of a person, known or not. */
const anyEmail = /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/i

/** Every line of the logs that has one of the values, however it is spelt, or any e-mail address. */
export function spokenOf(logs: ReadonlyMap<string, string>, values: readonly string[]): readonly Spoken[] {
  const sought = values.map((value) => ({ value, texts: spellings(value).map((text) => text.toLowerCase()) }))
  return [...logs].flatMap(([log, text]) =>
    text.split('\n').flatMap((line) => {
      const small = line.toLowerCase()
      const found = sought.find(({ texts }) => texts.some((one) => small.includes(one)))?.value
      const value = found ?? anyEmail.exec(line)?.[0]
      return value === undefined ? [] : [{ log, value, line }]
    }),
  )
}
