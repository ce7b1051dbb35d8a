/**
 * Runs once when the server starts, before the first request: lets pages connect to where measurements go, opens and
 * migrates the database. Not part of the build.
 * Next compiles this file for its edge runtime too, where none of that exists; it replaces the variable while it does.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { setMeasuredAt } = await import('@/lib/csp/measured-at')
  const { analyticsConfig } = await import('@/lib/server/data/analytics')
  setMeasuredAt(analyticsConfig()?.host ?? null)
  const { startState } = await import('@/lib/server/lifecycle')
  await startState()
}
