import { describe, expect, it } from 'vitest'
import { cleanFileName, fileFaults, fileKindOf, type GivenFile, largestFile } from './attached-files'

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))
const png = bytes('89504e470d0a1a0a0000000d')
const file = (given: Partial<GivenFile>): GivenFile => ({ name: 'a.png', size: 100, start: png, ...given })

describe('the kind of a file', () => {
  it.each([
    ['png', '89504e470d0a1a0a'],
    ['jpeg', 'ffd8ffe000104a46'],
    ['webp', '524946461a2b3c4d57454250'],
    ['pdf', '255044462d312e37'],
    [null, '3c7376672078'],
    [null, '3c21646f63747970'],
    [null, '47494638396100'],
    [null, '504b030414000000'],
    [null, '52494646ffffffff57415645'],
    [null, '0a255044462d'],
    [null, '89504e47'],
    [null, ''],
  ])('is %s by what it begins with, %s', (kind, start) => {
    expect(fileKindOf(bytes(start))).toBe(kind)
  })
})

describe('the name of a file', () => {
  it.each([
    ['../../x.png', 'x.png'],
    ['C:\\Users\\me\\bank statement.PNG', 'bank statement.png'],
    ['invoice.pdf.exe', 'invoice-pdf.png'],
    ['evil.html', 'evil.png'],
    ['\u202egnp.exe', 'gnp.png'],
    ['a\r\nBcc: x@y.com.png', 'aBcc xy-com.png'],
    ['.htaccess', 'htaccess.png'],
    ['', 'file-2.png'],
    ['..', 'file-2.png'],
    ['<script>', 'script.png'],
    ['penyata bank – 月结单.jpg', 'penyata bank 月结单.png'],
    [`${'a'.repeat(600)}.png`, `${'a'.repeat(40)}.png`],
  ])('of %j is %j', (given, name) => {
    expect(cleanFileName(given, 'png', 1)).toBe(name)
  })

  it('fits a file system behind a time and an id in any script', () => {
    expect(Buffer.byteLength(cleanFileName('𠀋'.repeat(300), 'jpeg', 0))).toBeLessThan(180)
  })
})

describe('files that are not taken', () => {
  it.each<[string, readonly GivenFile[], readonly string[]]>([
    ['three that are whole', [file({}), file({}), file({})], []],
    ['the largest', [file({ size: largestFile }), file({ size: largestFile })], []],
    ['one byte more', [file({ size: largestFile + 1 })], ['“a.png” is larger than 2 MB.']],
    ['an empty one', [file({ size: 0, start: bytes('') })], ['“a.png” is empty.']],
    ['another kind', [file({ start: bytes('3c737667') })], ['“a.png” is not a PNG, JPEG, WebP or PDF file.']],
    ['one without a name', [file({}), file({ name: '', size: 0 })], ['File 2 is empty.']],
    [
      'too many together',
      [file({ size: largestFile }), file({ size: largestFile }), file({ size: 1 })],
      ['These files are larger than 4 MB together.'],
    ],
    ['four', [file({}), file({}), file({}), file({})], ['These are 4 files. Send at most 3.']],
  ])('%s: each is named with its reason', (_what, files, faults) => {
    expect(fileFaults(files)).toEqual(faults)
  })
})
