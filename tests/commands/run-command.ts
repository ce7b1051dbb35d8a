import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { bundled } from '../setup/bundled'

/** How a command of `scripts/` ended. */
export interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

type Variables = Readonly<Record<string, string>>

function environmentOf(variables: Variables): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH ?? '', NODE_ENV: 'test', LOG_LEVEL: 'silent', ...variables }
}

function run(command: readonly string[], variables: Variables): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, command, { env: environmentOf(variables) }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    )
  })
}

/** Runs a command of `scripts/` with these variables and no others, bundled into one file: that starts in a fifth of the time. */
export function runCommand(script: string, args: readonly string[], variables: Variables): Promise<Ended> {
  return run([bundled(script), ...args], variables)
}

/** Begins a command as {@link runCommand} does, for a test that ends it before its time. */
export function beginCommand(script: string, variables: Variables): ChildProcess {
  return spawn(process.execPath, [bundled(script)], { env: environmentOf(variables), stdio: 'ignore' })
}

/** The same as `npm run` does it: once for each command, to see that this way holds. */
export function runAsNpmDoes(script: string, args: readonly string[], variables: Variables): Promise<Ended> {
  return run(['--conditions=react-server', '--import', 'tsx', `scripts/${script}`, ...args], variables)
}
