// Codes of authenticator apps: TOTP (RFC 6238) with the values that all apps support: SHA-1, six digits, a new code every 30 seconds.
// A library (otpauth) has all variants of the standard and a hash of its own; one variant with the platform's hash needs no more than this.

const STEP_SECONDS = 30
const DIGITS = 6
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** How many steps the clock of a device may differ from the server's. */
const DRIFT = 1

/** The number of the step of a time. `ms` are milliseconds since 1970. */
export function timeStep(ms: number): number {
  return Math.floor(ms / 1000 / STEP_SECONDS)
}

/** The code of a step: six digits. `secret` is in Base32. */
export async function codeOfStep(secret: string, step: number): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-1' }
  const key = await crypto.subtle.importKey('raw', fromBase32(secret), algorithm, false, ['sign'])
  const message = new DataView(new ArrayBuffer(8))
  message.setBigUint64(0, BigInt(step))
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, message))
  // The last four bits say where the four bytes of the code begin. Its first bit is ignored.
  const offset = mac.getUint8(mac.byteLength - 1) & 0xf
  const code = (mac.getUint32(offset) & 0x7fff_ffff) % 10 ** DIGITS
  return String(code).padStart(DIGITS, '0')
}

/**
 * The step whose code was typed: of now, or one step beside it. Undefined for a wrong code, and for one that is not newer than the last
 * accepted step, so that no code works twice.
 */
export async function acceptedStep(
  typed: string,
  { secret, lastStep, now }: { secret: string; lastStep: number; now: number },
): Promise<number | undefined> {
  const steps = Array.from({ length: 2 * DRIFT + 1 }, (_, index) => timeStep(now) - DRIFT + index)
  // All codes are computed, so that the time does not tell which one it was.
  const codes = await Promise.all(steps.map((step) => codeOfStep(secret, step)))
  return steps.find((step, index) => codes[index] === typed && step > lastStep)
}

/** A new secret of 160 bits, in Base32. */
export function newSecret(): string {
  return toBase32(crypto.getRandomValues(new Uint8Array(20)))
}

/** The address that an authenticator app reads from a QR code. */
export function setupUri({ secret, email, issuer }: Record<'secret' | 'email' | 'issuer', string>) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}

/** Bytes in Base32 (RFC 4648), without padding. The number of bits must be a multiple of five. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.replaceAll(/[01]{5}/g, (five) => ALPHABET.charAt(Number.parseInt(five, 2)))
}

function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
  return Uint8Array.from(bits.join('').match(/[01]{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}
