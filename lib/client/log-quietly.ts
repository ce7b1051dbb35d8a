/** Writes a failure down. The script that does so is loaded then; when even that does not come, nothing is left to do. */
export function logQuietly(operation: string, error: unknown): void {
  import('./quiet-failure').then(
    ({ logQuietFailure }) => logQuietFailure(operation, error),
    () => undefined,
  )
}
