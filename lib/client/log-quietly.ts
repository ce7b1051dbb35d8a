const failures = () => import('./quiet-failure')

/** Writes a failure down. The script that does so is loaded then; when even that does not come, nothing is left to do. */
export function logQuietly(operation: string, error: unknown): void {
  failures().then(
    ({ logQuietFailure }) => logQuietFailure(operation, error),
    () => undefined,
  )
}

/** The same for something that the visitor asked for: shows the provider's words as well when it gave any. */
export function reportQuietly(operation: string, error: unknown): void {
  failures().then(
    ({ reportVisitorFailure }) => reportVisitorFailure(operation, error),
    () => undefined,
  )
}
