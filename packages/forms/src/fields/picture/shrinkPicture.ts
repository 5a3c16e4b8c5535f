/** The longest edge of what is sent, in pixels. The server stores at most 2000. */
const MAX_EDGE = 2560

/** Smaller files are sent as they are. */
const SMALL_BYTES = 1024 * 1024

/**
 * Makes a large picture smaller in the browser, as those of phones are: upright, at most 2560 pixels long. Returns the file itself if it is small, cannot
 * be read here, or would not become smaller.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size <= SMALL_BYTES) return file
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return file
  const blob = await encode(picture, file.type).finally(() => picture.close())
  if (!blob || blob.size >= file.size) return file
  return new File([blob], file.name, { type: blob.type })
}

async function encode(picture: ImageBitmap, type: string): Promise<Blob | null> {
  const { width, height } = picture
  const scale = Math.min(1, MAX_EDGE / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const drawing = canvas.getContext('2d')
  if (!drawing) return null
  drawing.imageSmoothingQuality = 'high'
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const webp = await blobOf(canvas, 'image/webp')
  // Safari encodes no WebP, and returns a PNG. That is right for a PNG, which may be transparent.
  return webp?.type === 'image/webp' || type === 'image/png' ? webp : blobOf(canvas, 'image/jpeg')
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((done) => canvas.toBlob(done, type, 0.9))
}
