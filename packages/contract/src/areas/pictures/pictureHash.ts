/** The hash in the value of a picture field, which may say after the address how a record uses the picture. Undefined for any other text. */
export function hashOfPicture(value: string): string | undefined {
  return /^\/api\/images\/([\da-f]{64})\.webp(?:#|$)/.exec(value)?.[1]
}

/** The address of the picture with this hash. */
export function addressOfPicture(hash: string): string {
  return `/api/images/${hash}.webp`
}

/** Whether a text is the hash of a picture. */
export function isPictureHash(text: string): boolean {
  return /^[\da-f]{64}$/.test(text)
}
