import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'

/** Reads `.env.local`, then `.env`. What is already set wins, as it does when the framework reads them. */
export function loadEnvFiles(): void {
  for (const file of ['.env.local', '.env']) {
    if (existsSync(file)) loadEnvFile(file)
  }
}
