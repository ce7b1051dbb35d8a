import { describe, expect, test } from 'vitest'
import { type NextStep, type SessionEvent, type SessionState, transition } from './session-state'

type State = SessionState<string>
type Event = SessionEvent<string>

const unknown: State = { kind: 'unknown' }
const out: State = { kind: 'out' }
const aminah: State = { kind: 'in', user: 'Aminah' }
const states = [unknown, aminah, out]

const stored: Event = { kind: 'checked', tokenStored: true }
const notStored: Event = { kind: 'checked', tokenStored: false }
const loaded: Event = { kind: 'loaded', user: 'Ben' }
const cleared: Event = { kind: 'cleared' }
const hidden: Event = { kind: 'hidden' }
const failed = (errorCode: string | null): Event => ({ kind: 'failed', errorCode })

const nameOf = (state: State) => (state.kind === 'in' ? `in as ${state.user}` : state.kind)

/** Every state with every event: where it leads and what has to be done. */
const table: readonly (readonly [Event, Record<'unknown' | 'in' | 'out', readonly [string, NextStep]>])[] = [
  [stored, { unknown: ['unknown', 'load'], in: ['in as Aminah', 'load'], out: ['unknown', 'load'] }],
  [notStored, { unknown: ['out', 'nothing'], in: ['out', 'nothing'], out: ['out', 'nothing'] }],
  [loaded, { unknown: ['in as Ben', 'nothing'], in: ['in as Ben', 'nothing'], out: ['out', 'nothing'] }],
  [failed(null), { unknown: ['out', 'nothing'], in: ['out', 'nothing'], out: ['out', 'nothing'] }],
  [failed('GBL0001'), { unknown: ['out', 'nothing'], in: ['out', 'nothing'], out: ['out', 'nothing'] }],
  [failed('GBL0011'), { unknown: ['out', 'nothing'], in: ['out', 'nothing'], out: ['out', 'nothing'] }],
  [
    failed('GBL0015'),
    {
      unknown: ['unknown', 'clear-and-check'],
      in: ['unknown', 'clear-and-check'],
      out: ['unknown', 'clear-and-check'],
    },
  ],
  [
    failed('GBL0020'),
    {
      unknown: ['unknown', 'clear-and-check'],
      in: ['unknown', 'clear-and-check'],
      out: ['unknown', 'clear-and-check'],
    },
  ],
  [cleared, { unknown: ['out', 'nothing'], in: ['out', 'nothing'], out: ['out', 'nothing'] }],
  [hidden, { unknown: ['unknown', 'nothing'], in: ['unknown', 'nothing'], out: ['out', 'nothing'] }],
]

describe.each(table)('the session user, %j', (event, outcomes) => {
  test.each(states)('from $kind', (state) => {
    const { state: after, next } = transition(state, event)
    expect([nameOf(after), next]).toEqual(outcomes[state.kind])
  })
})
