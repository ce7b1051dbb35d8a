import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface PictureFont {
  readonly name: string
  readonly data: Buffer
  readonly weight: 500 | 700
  readonly style: 'normal'
}

const weights = [500, 700] as const

let held: Promise<PictureFont[]> | null = null

async function readFont(weight: (typeof weights)[number]): Promise<PictureFont> {
  const file = join(process.cwd(), 'lib', 'server', 'og', `plus-jakarta-sans-latin-${weight}-normal.woff`)
  return { name: 'Plus Jakarta Sans', data: await readFile(file), weight, style: 'normal' }
}

/** The fonts of Open Graph pictures, read once. Rejects when the files are not there; the next call tries again. */
export async function pictureFonts(): Promise<PictureFont[]> {
  held ??= Promise.all(weights.map(readFont))
  try {
    return await held
  } catch (error) {
    held = null
    throw error
  }
}
