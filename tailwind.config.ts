import type { Config } from 'tailwindcss'

/** Names for the tokens of styles/tokens.css; a colour or size that is not here is not part of the design. */
const config: Config = {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      paper: 'var(--paper)',
      sheet: 'var(--sheet)',
      ink: 'var(--ink)',
      muted: 'var(--muted)',
      line: 'var(--line)',
      'line-strong': 'var(--line-strong)',
      teal: 'var(--teal)',
      'teal-dark': 'var(--teal-dark)',
      'teal-tint': 'var(--teal-tint)',
      marigold: 'var(--marigold)',
      'marigold-tint': 'var(--marigold-tint)',
      'marigold-ink': 'var(--marigold-ink)',
      leaf: 'var(--leaf)',
      'leaf-tint': 'var(--leaf-tint)',
      clay: 'var(--clay)',
      'clay-tint': 'var(--clay-tint)',
      'clay-dark': 'var(--clay-dark)',
    },
    fontSize: {
      14: ['0.875rem', '1.45'],
      16: ['1rem', '1.5'],
      18: ['1.125rem', '1.5'],
      22: ['1.375rem', '1.3'],
      28: ['1.75rem', '1.2'],
      36: ['2.25rem', '1.14'],
      48: ['3rem', '1.08'],
    },
    borderRadius: { none: '0', input: '8px', card: '10px', full: '999px' },
    screens: { tablet: '768px', desktop: '1025px', wide: '1271px' },
  },
}

export default config
