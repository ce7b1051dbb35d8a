import { randomUUID } from 'node:crypto'

/** What a browser sends when a visitor accepts. */
export function choice(changed: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    id: randomUUID(),
    textVersion: '2026-11-21',
    channel: 'banner',
    analytics: true,
    recording: false,
    ...changed,
  }
}
