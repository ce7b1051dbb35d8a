import type { ReactNode } from 'react'
import { brand } from '@/lib/brand'
import type { Headline } from '@/lib/domain/categories/category'
import { assertNever } from '@/lib/domain/values/assert-never'

/** The tokens of styles/tokens.css: a picture is drawn on the server, where no stylesheet applies. */
export const colours = {
  paper: '#FBFAF7',
  ink: '#10211F',
  muted: '#52625F',
  line: '#E4DFD5',
  teal: '#0B6E68',
  marigold: '#F2A33A',
  marigoldTint: '#FDF1DE',
  marigoldInk: '#6B430B',
  leaf: '#1B7F4B',
  clay: '#B4471F',
} as const

/** The colour of a figure by what it means; one that is not known is quiet. */
export function colourOf({ state, tone }: Pick<Headline, 'state' | 'tone'>): string {
  if (state === 'missing') return colours.muted
  switch (tone) {
    case 'gain':
      return colours.leaf
    case 'cost':
      return colours.clay
    case 'plain':
      return colours.ink
    default:
      return assertNever(tone)
  }
}

/** The frame of every picture: the mark and the name above, a beam below, and between them what it is about. */
export function Picture({ children, note }: { readonly children: ReactNode; readonly note: string | null }) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: '56px 72px 0',
        backgroundColor: colours.paper,
        color: colours.ink,
        fontFamily: 'Plus Jakarta Sans',
        fontWeight: 500,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 18, fontSize: 40, fontWeight: 700 }}>
          <Mark />
          {brand.name.toLowerCase()}
        </div>
        {note === null ? null : <Pill>{note}</Pill>}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', flexGrow: 1, justifyContent: 'center' }}>{children}</div>
      <svg width="1056" height="44" viewBox="0 0 1056 44" fill="none" aria-hidden="true">
        <path d="M0 4h1056" stroke={colours.teal} strokeWidth="8" />
        <path d="M528 8l22 36h-44z" fill={colours.ink} />
      </svg>
    </div>
  )
}

function Mark() {
  return (
    <svg width="60" height="52" viewBox="0 0 30 26" fill="none" aria-hidden="true">
      <path d="M3 9 27 4" stroke={colours.teal} strokeWidth="3" strokeLinecap="round" />
      <path d="M15 7v13M8 24h14" stroke={colours.ink} strokeWidth="3" strokeLinecap="round" />
      <circle cx="3.6" cy="13.5" r="3" fill={colours.marigold} />
      <circle cx="26.4" cy="8.5" r="3" fill={colours.teal} />
    </svg>
  )
}

function Pill({ children }: { readonly children: string }) {
  return (
    <div
      style={{
        display: 'flex',
        padding: '8px 22px',
        borderRadius: 999,
        fontSize: 26,
        backgroundColor: colours.marigoldTint,
        color: colours.marigoldInk,
      }}
    >
      {children}
    </div>
  )
}

/** A title with a line under it. */
export function Heading({ title, under }: { readonly title: string; readonly under: string }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 12 }}>
      <div style={{ fontSize: title.length > 30 ? 56 : 68, fontWeight: 700, letterSpacing: -1.8, lineHeight: 1.1 }}>
        {title}
      </div>
      <div style={{ fontSize: 32, color: colours.muted, lineHeight: 1.35 }}>{under}</div>
    </div>
  )
}

interface FigureProps {
  readonly value: string
  readonly unit: string
  readonly basis: string
  readonly colour: string
}

/** The one figure that matters, its unit beside it and its basis under it. */
export function Figure({ value, unit, basis, colour }: FigureProps) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', marginTop: 44 }}>
      <div style={{ display: 'flex', alignItems: 'flex-end', flexWrap: 'wrap', gap: 20 }}>
        <div
          style={{
            fontSize: value.length > 9 ? 76 : 104,
            fontWeight: 700,
            letterSpacing: -3,
            lineHeight: 1,
            color: colour,
          }}
        >
          {value}
        </div>
        <div style={{ fontSize: 34, paddingBottom: 10 }}>{unit}</div>
      </div>
      <div style={{ fontSize: 28, marginTop: 16, color: colours.muted }}>{basis}</div>
    </div>
  )
}
