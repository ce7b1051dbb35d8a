declare global {
  // Next loads the cache handler by itself, apart from the site's bundles: the two share this process and nothing else.
  var timbangMeasuredAt: string | undefined
}

/**
 * Tells the policies of stored pages where measurements go, once, before the first request; null when nothing is measured.
 * The cache handler cannot read the configuration: it runs outside the bundles that hold it.
 */
export function setMeasuredAt(origin: string | null): void {
  globalThis.timbangMeasuredAt = origin ?? undefined
}

/** The origin that was set; null until then, so that a page may connect to nobody. */
export function measuredAt(): string | null {
  return globalThis.timbangMeasuredAt ?? null
}
