import type { Gauge } from '@/lib/domain/analysis/finding'

/** A figure on its scale: a bar to where it lies, with lines at the marks that tell the states apart. */
export function GaugeDrawing({ gauge: { at, marks, description } }: { readonly gauge: Gauge }) {
  return (
    <svg
      role="img"
      aria-label={description}
      className="notranslate mt-2 h-[44px] w-full"
      viewBox="0 0 300 44"
      preserveAspectRatio="xMinYMid meet"
    >
      <rect className="gauge-track" x="0" y="4" width="300" height="14" rx="3" />
      <rect className="gauge-bar" x="0" y="4" width={Math.round(at * 3000) / 10} height="14" rx="3" />
      {marks.map((mark) => (
        <g key={mark.at}>
          <line className="gauge-mark" x1={mark.at * 300} x2={mark.at * 300} y1="0" y2="22" />
          <text className="gauge-text" x={mark.at * 300} y="38" textAnchor="middle">
            {mark.label}
          </text>
        </g>
      ))}
    </svg>
  )
}
