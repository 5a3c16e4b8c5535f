import { shrinkPicture } from './shrinkPicture'

const TYPES = ['image/jpeg', 'image/png', 'image/webp']
const MEGABYTE = 1024 * 1024

/** The maximum size of a chosen file. */
const MAX_CHOSEN = 25 * MEGABYTE

/** The maximum size of what is sent. */
const MAX_SENT = 5 * MEGABYTE

/** Help at a picture: what can be chosen. */
export const PICTURE_HINT = 'JPEG, PNG or WebP, up to 25 MB.'

/** The `accept` attribute of a picture field. */
export const acceptedImages = TYPES.join(',')

/** Why a file is not accepted; undefined when it is. The server checks its content. */
export function refuseImage({ name, type, size }: File): string | undefined {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name))
    return `${name} is an HEIC picture, which most browsers cannot show. Export it as JPEG, or set the camera to “Most Compatible”.`
  if (!TYPES.includes(type))
    return `${name} is not a JPEG, PNG or WebP picture. Choose another file.`
  if (size > MAX_CHOSEN)
    return `${name} has ${formatBytes(size)}; a picture may have up to 25 MB. Choose a smaller one.`
  return undefined
}

/** Why a file is not sent, after it was made as small as it can be here; undefined when it is. */
function refuseToSend({ name, size }: File): string | undefined {
  if (size <= MAX_SENT) return undefined
  return `${name} has ${formatBytes(size)} and cannot be made smaller here. Choose one of up to 5 MB.`
}

/** What is sent of a chosen file: the file itself, or a smaller one. `refusal` says why nothing is sent. */
export async function prepareUpload(
  file: File,
): Promise<{ sent: File; refusal: string | undefined }> {
  const sent = await shrinkPicture(file)
  return { sent, refusal: refuseToSend(sent) }
}

/** Formats a size: '84 KB', '6.2 MB'. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
