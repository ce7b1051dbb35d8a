import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'

function checkEnv(variables: Record<string, string>) {
  const command = ['--conditions=react-server', '--import', 'tsx', 'scripts/check-env.ts']
  const env = { NODE_ENV: 'production' as const, PATH: process.env.PATH ?? '', ...variables }
  return spawnSync(process.execPath, command, { env, encoding: 'utf8' })
}

describe('check-env', () => {
  it('prints one line for each variable that cannot be used, and fails', () => {
    const { status, stdout, stderr } = checkEnv({ PORT: 'http', LOG_LEVEL: 'loud' })
    expect(status).toBe(1)
    expect(stdout).toBe('')
    expect(stderr).toBe(
      'PORT must be a whole number from 1 to 65535.\nLOG_LEVEL must be one of debug, info, warn, error, silent.\n',
    )
  })

  it('says nothing when all is well', () => {
    expect(checkEnv({ PORT: '8080' })).toMatchObject({ status: 0, stdout: '', stderr: '' })
  })
})
