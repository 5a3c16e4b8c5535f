/** The hash in the value of a picture field, which may say after the address how a record uses the picture. Undefined for any other text. */
export function hashOfPicture(value: string): string | undefined {
  return /^\/api\/images\/([\da-f]{64})\.webp(?:#|$)/.exec(value)?.[1]
}

/** The address of the picture with this hash. */
export function addressOfPicture(hash: string): string {
  return `/api/images/${hash}.webp`
}

/** The addresses of the pictures that stand in a text, each once. */
export function pictureAddressesIn(text: string): string[] {
  const found = [...text.matchAll(/\/api\/images\/[\da-f]{64}\.webp/g)]
  return [...new Set(found.map(([address]) => address))]
}

/** Whether a text is the hash of a picture. */
export function isPictureHash(text: string): boolean {
  return /^[\da-f]{64}$/.test(text)
}
