export function parseEnv(text: string): Record<string, string>
export function documentedNames(path?: string): string[]
