import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts what the server must read again, so that a copy of the database does not tell it. */
export interface SecretBox {
  /** `owner`: whose secret it is. It is checked at opening, so that no secret can be moved to another row. */
  seal(secret: string, owner: string): string
  /** Undefined if it was sealed with another key, or for another owner. */
  open(sealed: string, owner: string): string | undefined
}

const CIPHER = 'aes-256-gcm'
const VERSION = 'v1'

/** The box of a key, which is any text. Undefined without a key: then nothing can be kept. */
export function createSecretBox(secretsKey: string | undefined): SecretBox | undefined {
  if (secretsKey === undefined) return undefined
  const key = Buffer.from(hkdfSync('sha256', secretsKey, '', 'secrets of the staff console', 32))
  // Tells keys apart without telling anything about them.
  const keyId = createHash('sha256').update(key).digest('hex').slice(0, 8)
  return {
    seal(secret, owner) {
      const iv = randomBytes(12)
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(owner))
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return [VERSION, keyId, ...[iv, cipher.getAuthTag(), text].map(encode)].join('.')
    },
    open(sealed, owner) {
      const [version, sealedWith, iv = '', tag = '', text = ''] = sealed.split('.')
      if (version !== VERSION || sealedWith !== keyId) return undefined
      try {
        const cipher = createDecipheriv(CIPHER, key, decode(iv), { authTagLength: 16 })
        cipher.setAAD(Buffer.from(owner)).setAuthTag(decode(tag))
        return Buffer.concat([cipher.update(decode(text)), cipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64url')
}

function decode(text: string): Buffer {
  return Buffer.from(text, 'base64url')
}
