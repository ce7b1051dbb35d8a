import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { MadePasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@/lib/contract/entities/passkey'

type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>

/** Type and length of a CBOR item (RFC 8949), for the lengths that come up here. */
function head(type: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(type << 5) | length])
  if (length < 256) return Buffer.from([(type << 5) | 24, length])
  return Buffer.from([(type << 5) | 25, length >> 8, length & 255])
}

function cbor(item: Cbor): Buffer {
  if (typeof item === 'number') return item < 0 ? head(1, -1 - item) : head(0, item)
  if (typeof item === 'string') return Buffer.concat([head(3, Buffer.byteLength(item)), Buffer.from(item)])
  if (item instanceof Uint8Array) return Buffer.concat([head(2, item.length), item])
  return Buffer.concat([head(5, item.size), ...[...item].flatMap(([key, value]) => [cbor(key), cbor(value)])])
}

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

const present = 0x01
const verified = 0x04
const attested = 0x40

interface Told {
  /** The site that the browser says it was asked on. */
  readonly origin: string
  /** Whether its owner was asked for finger, face or lock. */
  readonly verifies?: boolean
}

/** A device that holds one passkey, as WebAuthn Level 3 describes it: its key is real (ECDSA with P-256), and so is what it signs. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let user = base64url(randomBytes(16))
  let counter = 0
  const authData = (rpId: string, { verifies = true }: Told, more: Uint8Array = new Uint8Array()) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const flags = present | (verifies ? verified : 0) | (more.length > 0 ? attested : 0)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, more])
  }
  const clientData = (type: string, challenge: string, { origin }: Told) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  return {
    /** What the browser sends of a passkey that it made. */
    make(options: PasskeyCreation, told: Told): MadePasskey {
      user = options.user.id
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)])
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(options.rp.id, told, credential)],
      ])
      return {
        id: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options.challenge, told)),
          attestationObject: base64url(cbor(attestation)),
          transports: ['internal'],
        },
      }
    },
    /** What the browser sends to prove it. */
    prove(options: PasskeyRequest, told: Told): PasskeyProof {
      counter += 1
      const data = clientData('webauthn.get', options.challenge, told)
      const authenticatorData = authData(options.rpId, told)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey)
      return {
        id: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(signature),
          userHandle: user,
        },
      }
    },
    /** Has it count from before, as a copy of it would. */
    rewind(): void {
      counter -= 1
    },
  }
}
