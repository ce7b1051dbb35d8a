/** How many files may come with a message to us, and how large each and all of them may be, in bytes. */
export const mostFiles = 3
export const largestFile = 2 * 1_048_576
export const largestFiles = 4 * 1_048_576

/** The rule as it stands by the field. */
export const filesRule = `Up to ${mostFiles} files, if they help: PNG, JPEG, WebP or PDF, each at most 2 MB, 4 MB in total.`

export const fileKinds = ['png', 'jpeg', 'webp', 'pdf'] as const
export type FileKind = (typeof fileKinds)[number]

const extensions: Readonly<Record<FileKind, string>> = { png: 'png', jpeg: 'jpg', webp: 'webp', pdf: 'pdf' }

export const mediaTypes: Readonly<Record<FileKind, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
}

/** So many bytes of a file say what it is. */
export const tellingBytes = 12

/** Said where all of them together are too large. */
export const filesTooLarge = 'These files are larger than 4 MB together.'

/** The types that a file chooser offers. */
export const acceptedTypes = Object.values(mediaTypes).join(',')

/** What files of each kind begin with; null: any byte. */
const beginnings: readonly (readonly [FileKind, readonly (number | null)[]])[] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['webp', [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
]

/** What a file is by its first bytes, whatever its name and its sender say; null for what we do not take. */
export function fileKindOf(start: Uint8Array): FileKind | null {
  const found = beginnings.find(([, signs]) => signs.every((sign, at) => sign === null || sign === start[at]))
  return found?.[0] ?? null
}

/** In characters: of four bytes each they still fit a file's name, with a time and an id before them. */
const longestName = 40

/** The last part of a path, in letters, digits, blanks and a few signs; empty where nothing is left of it. */
function plainName(given: string): string {
  const last = given.normalize('NFC').slice(-500).split(/[/\\]/).at(-1) ?? ''
  return last
    .replace(/[^\p{L}\p{M}\p{N} ._-]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.-]+|[\s.-]+$/g, '')
}

/** A name for a file that nothing mistakes for a path or for another kind, such as `statement.pdf`. `at` counts from 0. */
export function cleanFileName(given: string, kind: FileKind, at: number): string {
  const stem = plainName(given)
    .replace(/\.[^.]*$/, '')
    .replaceAll('.', '-')
  const short = [...stem].slice(0, longestName).join('').trim()
  return `${short === '' ? `file-${at + 1}` : short}.${extensions[kind]}`
}

/** A file that was judged: named after what it is. */
export interface AttachedFile {
  readonly name: string
  readonly kind: FileKind
  /** Base64. */
  readonly content: string
}

/** How a file is named to whoever chose it. */
function toldName(given: string, at: number): string {
  const name = [...plainName(given)].slice(0, longestName).join('')
  return name === '' ? `File ${at + 1}` : `“${name}”`
}

/** A file before it is taken: its name as given, its size in bytes and at least its first {@link tellingBytes}. */
export interface GivenFile {
  readonly name: string
  readonly size: number
  readonly start: Uint8Array
}

/** Why files are not taken, each reason a sentence that names its file; empty when all of them are. */
export function fileFaults(files: readonly GivenFile[]): readonly string[] {
  const faults = files.flatMap((file, at) => {
    const fault = faultOf(file)
    return fault === null ? [] : [`${toldName(file.name, at)} ${fault}`]
  })
  if (files.length > mostFiles) return [`These are ${files.length} files. Send at most ${mostFiles}.`, ...faults]
  const all = files.reduce((sum, { size }) => sum + size, 0)
  return faults.length === 0 && all > largestFiles ? [filesTooLarge] : faults
}

function faultOf({ size, start }: GivenFile): string | null {
  if (size === 0) return 'is empty.'
  if (size > largestFile) return 'is larger than 2 MB.'
  return fileKindOf(start) === null ? 'is not a PNG, JPEG, WebP or PDF file.' : null
}
