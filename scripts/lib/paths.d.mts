export function at(...names: string[]): string
