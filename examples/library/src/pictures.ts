import type { Uploads } from '@staff/forms'

const files = new Map<string, string>()

/** Keeps pictures in memory, named by the SHA-256 of their bytes as the rule `image` asks. */
export const pictures: Uploads = {
  uploadImage: async (file, onProgress) => {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
    const name = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    const url = `/api/images/${name}.webp`
    files.set(url, URL.createObjectURL(file))
    const { width, height } = await createImageBitmap(file)
    onProgress(1)
    return { url, width, height }
  },
  resolveImage: (url) => files.get(url) ?? url,
}
