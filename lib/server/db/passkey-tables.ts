import 'server-only'

/** A passkey of a member: the public half of a key whose other half never leaves the member's device. */
export interface PasskeysTable {
  id: string
  account_id: string
  /** The name that the device gave it, base64url. */
  credential_id: string
  /** COSE key, base64url. */
  public_key: string
  /** How often the device says it was used; 0 where devices share it, which do not count. */
  counter: number
  /** How a browser reaches it, such as `internal hybrid`. */
  transports: string
  /** Where it was added, in words; empty where nothing is known. */
  device: string
  added_at: number
  last_used_at: number | null
}

/** A code that signs a member in once, by its hash. */
export interface RecoveryCodesTable {
  digest: string
  account_id: string
  made_at: number
  /** null: it still works. */
  used_at: number | null
}

/** A challenge that waits to be signed, by its hash, and for what. */
export interface PasskeyChallengesTable {
  digest: string
  holder: string
  expires_at: number
}
