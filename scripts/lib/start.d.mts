export function makeFolder(folder: string): void
export function start(args: readonly string[]): Promise<void>
