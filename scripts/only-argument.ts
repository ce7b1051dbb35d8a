import { parseArgs } from 'node:util'

/** The one argument of a command. Throws with how the command is used when there is none, more than one, or an option. */
export function onlyArgument(usage: string, args: readonly string[] = process.argv.slice(2)): string {
  const { positionals, tokens } = parseArgs({ args: [...args], strict: false, allowPositionals: true, tokens: true })
  const [argument] = positionals
  if (argument === undefined || positionals.length > 1 || tokens.some(({ kind }) => kind === 'option'))
    throw new Error(usage)
  return argument
}
