export function run(
  name: string,
  command: string,
  args: readonly string[],
  env?: Readonly<Record<string, string | undefined>>,
  minutes?: number | null,
): Promise<{ ok: boolean; output: string; log: string }>
