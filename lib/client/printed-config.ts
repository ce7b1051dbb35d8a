import type { ShellConfig } from './shell-config'

/** What the server told the scripts of this page. The document and the scripts are of one build. */
export function printedConfig(): ShellConfig {
  return JSON.parse(document.getElementById('shell-config')?.textContent ?? '')
}
