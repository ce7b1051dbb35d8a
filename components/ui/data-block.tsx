import { scriptJson } from '@/lib/domain/values/script-json'

interface DataBlockProps {
  readonly id?: string
  readonly data: unknown
}

/** Data for the page's script, in its markup. scriptJson escapes every character that could end the element. */
export function DataBlock({ id, data }: DataBlockProps) {
  return <script id={id} type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
}
