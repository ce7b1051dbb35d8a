/** Says that nobody can take up what stands here; nothing where somebody can. */
export function SampleNote({ sample }: { readonly sample: boolean }) {
  return sample ? <span className="pill">Sample, invented issuers</span> : null
}

/** Says that only a development server shows this. */
export function DraftNote({ draft }: { readonly draft: boolean }) {
  return draft ? <span className="pill">Draft or still to come: only you see this</span> : null
}
