/** Who the calls are made for, and the key that signs some of them. Both ship to browsers: a signature proves nothing. */
export interface SigningConfig {
  readonly appId: string
  readonly signingKey: string
}

/** The headers of a signed call. `timestamp` is epoch milliseconds as text, `hash` is hexadecimal. */
export interface SignedHeaders {
  readonly timestamp: string
  readonly hash: string
}

/**
 * Fetches the signing script, which no page loads before a signed call is made, and gives what signs a call made at a
 * moment in epoch milliseconds: HMAC-SHA512 (RFC 2104) of the app id followed by the timestamp. Rejects when the script
 * cannot be had.
 */
export async function loadSigner({ appId, signingKey }: SigningConfig): Promise<(now: number) => SignedHeaders> {
  const { default: hmacSha512 } = await import('crypto-js/hmac-sha512')
  return (now) => {
    const timestamp = String(now)
    return { timestamp, hash: hmacSha512(`${appId}${timestamp}`, signingKey).toString() }
  }
}
