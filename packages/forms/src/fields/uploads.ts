import { createContext, useContext } from 'react'

/** A stored picture as `POST /images` answers it; width and height in pixels. */
export interface StoredImage {
  url: string
  width: number
  height: number
}

/** How pictures travel: the console gives the API's ways, a story gives its own. */
export interface Uploads {
  /**
   * Stores a picture. `onProgress` hears a share from 0 to 1; `signal` stops it. Rejects with an Error whose message is
   * for people.
   */
  uploadImage: (
    file: File,
    onProgress: (share: number) => void,
    signal?: AbortSignal,
  ) => Promise<StoredImage>
  /** The address at which a browser finds a stored picture. */
  resolveImage: (url: string) => string
}

/** Gives picture fields their way to the server. */
export const UploadsContext = createContext<Uploads | undefined>(undefined)

/** The way to the server; throws where none is given. */
export function useUploads(): Uploads {
  const uploads = useContext(UploadsContext)
  if (!uploads) throw new Error('An ImageField needs an UploadsContext around it')
  return uploads
}

const TYPES = ['image/jpeg', 'image/png', 'image/webp']
const MOST_BYTES = 5 * 1024 * 1024

/** The `accept` attribute of a picture field. */
export const acceptedImages = TYPES.join(',')

/** Why a file cannot be a picture here; undefined when it can. The server looks again, into the bytes. */
export function refuseImage(file: File): string | undefined {
  if (!TYPES.includes(file.type)) {
    return `${file.name} is not a JPEG, PNG or WebP picture. Choose another file.`
  }
  if (file.size > MOST_BYTES) {
    return `${file.name} has ${formatBytes(file.size)}; a picture may have up to 5 MB. Choose a smaller one.`
  }
  return undefined
}

/** A size in words: '84 KB', '6.2 MB'. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
