import { escapeHtml } from '@/lib/domain/values/escape-html'

/** Text that is already HTML. Only {@link html} makes it. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | Markup | readonly Markup[]

function print(value: Value): string {
  if (value instanceof Markup) return value.text
  if (typeof value === 'string') return escapeHtml(value)
  if (typeof value === 'number') return String(value)
  return value.map((one) => one.text).join('')
}

/** Builds HTML; every value that is not markup itself is escaped. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(
    parts
      .map((part, index) => {
        const value = values[index]
        return value === undefined ? part : part + print(value)
      })
      .join(''),
  )
}
