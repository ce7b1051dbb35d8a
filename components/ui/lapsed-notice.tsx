/** Said where the address carried something about the visitor that can no longer be opened. `noun`: what the form asks for. */
export function LapsedNotice({ noun }: { readonly noun: 'answers' | 'details' | 'figures' }) {
  return (
    <div className="notice mt-6 text-marigold-ink" role="alert">
      <p>
        <b>{`The ${noun} of this address can no longer be opened`}</b>
        {` An address with ${noun} about you expires after 30 minutes and is never stored. Enter them again below.`}
      </p>
    </div>
  )
}
