/** A cup of kopi, and the card that pays for it. */
export function CreditCardDrawing() {
  return (
    <>
      <path d="M12 28h42c0 14-5 24-12 30H24c-7-6-12-16-12-30z" fill="var(--teal-tint)" />
      <path d="M14 38h38c-2 8-5 15-10 20H24c-5-5-8-12-10-20z" fill="var(--marigold)" stroke="none" />
      <path d="M12 28h42c0 14-5 24-12 30H24c-7-6-12-16-12-30zM26 21c-3-3 3-6 0-10M38 21c-3-3 3-6 0-10" />
      <path d="M53 33l33 7-4 18-33-7z" fill="var(--teal)" />
      <path d="M52 39l33 7" strokeWidth="4" />
    </>
  )
}
