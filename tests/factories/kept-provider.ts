import * as z from 'zod'
import { saveAnalysisOperation } from '@/lib/contract/calls/saved'
import type { SavedAnalysis } from '@/lib/contract/entities/saved-analysis'
import { createSessionProvider, type SessionProvider } from './session-provider'

export const keptCalls = {
  load: 'GET /account-component/analyses',
  keep: 'POST /account-component/analyses',
  forget: 'DELETE /account-component/analyses',
} as const

/** A report as the provider gives it. */
export function savedAnalysis(serial: number, findings: SavedAnalysis['findings']): SavedAnalysis {
  return {
    id: `00000000-0000-4000-8000-${String(serial).padStart(12, '0')}`,
    keptOn: '2026-11-20',
    name: null,
    findings,
  }
}

const bodySchema = z.string().transform((text) => saveAnalysisOperation.request.parse({ body: JSON.parse(text) }).body)

/** A provider with a session that keeps reports in memory, in `kept`. */
export function createKeptProvider(kept: SavedAnalysis[]): SessionProvider {
  const provider = createSessionProvider()
  provider.forMembers.set(keptCalls.load, () => ({ status: 200, body: { data: kept } }))
  provider.forMembers.set(keptCalls.keep, (_arrived, body) => {
    const added = savedAnalysis(kept.length + 100, [...bodySchema.parse(body).findings])
    kept.push(added)
    return { status: 200, body: { data: added } }
  })
  provider.forMembers.set(keptCalls.forget, ({ query }) => {
    const id = new URLSearchParams(query).get('id')
    const at = kept.findIndex((one) => one.id === id)
    if (at >= 0) kept.splice(at, 1)
    return { status: 204 }
  })
  return provider
}
