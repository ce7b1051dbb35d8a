import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { canaries } from '@/e2e/support/canaries'
import { keepSaid, readServerLogs, spokenOf } from '@/e2e/support/server-logs'
import { temporaryFolder } from '../setup/temporary-folder'

const values = Object.values(canaries)
const quiet = '{"level":"info","time":"2026-11-20T04:00:00.000Z","event":"newsletter.asked","id":"0193-6000"}\n'

describe('the look for persons in the logs of the journeys', () => {
  let folder: ReturnType<typeof temporaryFolder>

  beforeEach(() => {
    folder = temporaryFolder()
    keepSaid(folder.path, 'site', quiet)
    keepSaid(folder.path, 'provider', quiet)
  })
  afterEach(() => folder.remove())

  const found = () => spokenOf(readServerLogs(folder.path), values).map(({ log, value }) => [log, value])

  it('finds nothing where nothing is', () => {
    expect(found()).toEqual([])
  })

  it.each(values)('finds %s once it stands in one of the logs', (value) => {
    keepSaid(folder.path, 'provider', `{"event":"x","said":${JSON.stringify(`before ${value} after`)}}\n${quiet}`)
    expect(found()).toEqual([['provider.log', value]])
  })

  it.each([
    [`GET /subscribe?email=${encodeURIComponent(canaries.email)}`, canaries.email],
    [`fullName=${canaries.memberName.replaceAll(' ', '+')}`, canaries.memberName],
    [canaries.memberName.toUpperCase(), canaries.memberName],
    ['RM987,654.31 a month', canaries.income],
    ['{"sen":98765431}', canaries.income],
    ['sent to somebody@else.example.com', 'somebody@else.example.com'],
  ])('finds it however it is spelt: %s', (said, value) => {
    keepSaid(folder.path, 'site', `${said}\n`)
    expect(found()).toEqual([['site.log', value]])
  })
})
