/** A mail as it came, without the line breaks and signs that its encoding puts in. */
export const readable = (source: string): string =>
  source
    .replace(/\r\n[ \t]+/g, ' ')
    .replace(/=\r\n/g, '')
    .replace(/=3D/g, '=')
    .replaceAll('=E2=80=99', '’')
