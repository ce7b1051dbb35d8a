import type { ShellConfig } from '@/lib/shell-config'

/** What the server told the shell. The document and this script are of one build. */
export function printedConfig(): ShellConfig {
  return JSON.parse(document.getElementById('shell-config')?.textContent ?? '')
}
