/**
 * Runs once when the server starts, before the first request: opens and migrates the database, opens the lists for the front, and asks a provider
 * in another process for its texts. Not part of the build. Next compiles this file for its edge runtime too, where none of that exists; it replaces the variable while it does.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startStateOrEnd } = await import('@/lib/server/lifecycle')
  await startStateOrEnd()
  const { lists } = await import('@/lib/server/data/catalogue/known-lists')
  // The front asks for them as soon as the site is well.
  lists()
  const { isRemote } = await import('@/lib/server/data/site/remote')
  if (!isRemote()) return
  const { followProvider } = await import('@/lib/server/data/content/follow-provider')
  await followProvider()
}
