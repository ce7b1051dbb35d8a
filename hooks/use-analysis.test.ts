// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSession, writeApplicantText } from '@/lib/client/storage'
import { isoDate } from '@/lib/domain/values/iso-date'
import { useAnalysis } from './use-analysis'

const today = isoDate('2026-11-20')

function start(initial = '') {
  const form = { current: document.createElement('form') }
  return renderHook(() => useAnalysis(initial, today, form)).result
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  writeApplicantText('net=3%2C500&work=employed', true)
})
afterEach(cleanup)

describe('what a visitor told about themselves', () => {
  it('is filled in and said, until they go on', async () => {
    const analysis = start()
    await waitFor(() => expect(analysis.current.told).toBe(true))
    expect(analysis.current.progress.reading.texts).toMatchObject({ income: '3,500', retired: 'no' })
    expect(readSession('analysis'), 'nothing was answered here').toBeNull()
    act(() => analysis.current.move({ kind: 'next', params: new URLSearchParams({ income: '3,500' }) }))
    expect(analysis.current.told).toBe(false)
  })

  it('stays out once the form was emptied, on the next visit of this tab too', async () => {
    const analysis = start()
    await waitFor(() => expect(analysis.current.told).toBe(true))
    act(() => analysis.current.move({ kind: 'start-again', params: new URLSearchParams({ income: '3,500' }) }))
    expect(analysis.current.progress.reading.texts.income).toBe('')
    const again = start()
    await act(() => import('@/lib/domain/analysis/known-answers'))
    expect([again.current.told, again.current.progress.reading.texts.income]).toEqual([false, ''])
  })

  it('gives way to what a form sent and to what the tab keeps', async () => {
    const sent = start('income=9000')
    sessionStorage.clear()
    sessionStorage.setItem('analysis', 'income=8000&at=1')
    const kept = start()
    await act(() => import('@/lib/domain/analysis/known-answers'))
    expect([sent.current.told, sent.current.progress.reading.texts.income]).toEqual([false, '9000'])
    expect([kept.current.told, kept.current.progress.reading.texts.income]).toEqual([false, '8000'])
  })
})
