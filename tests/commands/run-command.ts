import { execFile } from 'node:child_process'

/** How a command of `scripts/` ended. */
export interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs a command as npm does, with these variables and no others. */
export function runCommand(
  script: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<Ended> {
  const command = ['--conditions=react-server', '--import', 'tsx', `scripts/${script}`, ...args]
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    ...variables,
  }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, command, { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    )
  })
}
