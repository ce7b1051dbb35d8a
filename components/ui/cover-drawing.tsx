import type { ArticleCover } from '@/lib/domain/content/article'

/** What each cover shows, in ink, above the beam. */
const subjects: Readonly<Record<ArticleCover, string>> = {
  scales: 'M48 14v36M26 22h44M26 22l-8 16h16zM70 22l-8 16h16z',
  coins: 'M28 50V40h20v10zM28 40V30h20v10zM50 50V30h20v20zM50 30V20h20v10z',
  card: 'M22 18h52v32H22zM22 28h52M30 42h12',
  hospital: 'M26 50V20h44v30M48 26v12M42 32h12M40 50v-8h16v8',
  house: 'M22 34l26-20 26 20M28 30v20h40V30M43 50V38h10v12',
  umbrella: 'M20 34a28 22 0 0156 0zM48 12v32a5 5 0 0010 0',
  will: 'M30 12h28l10 10v28H30zM58 12v10h10M38 30h22M38 37h22M40 45q5-5 8 0t8-1',
  sun: 'M20 50l10-22h38l10 22zM49 28v22M26 39h46M48 8v6M34 12l4 5M62 12l-4 5',
  phone: 'M36 10h24v40H36zM44 44h8M42 22h12v12H42z',
  report: 'M28 12h40v38H28zM36 42V32M48 42V22M60 42V28',
  knot: 'M22 20h52v30H22zM22 34h52M48 20v30M48 34q-14-22-16-10t16 10q14-22 16-10t-16 10',
  hook: 'M60 8v26a13 13 0 11-26 0l-6 7M34 34l7 6',
}

/** The drawing above an article. `label`: what it shows in words; null: it only decorates. */
export function CoverDrawing({ cover, label }: { readonly cover: ArticleCover; readonly label: string | null }) {
  return (
    <svg
      width="96"
      height="72"
      viewBox="0 0 96 72"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="2.5"
      role={label === null ? undefined : 'img'}
      aria-label={label ?? undefined}
      aria-hidden={label === null ? true : undefined}
    >
      <path d="M8 61h80M43 70l5-9 5 9z" stroke="var(--teal)" />
      <path d={subjects[cover]} />
    </svg>
  )
}
