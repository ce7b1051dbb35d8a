export function explain(output: string, otherwise: string): string
