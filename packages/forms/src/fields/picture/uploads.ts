import { createContext, useContext } from 'react'

/** A stored image as `POST /images` returns it; width and height in pixels. */
export interface StoredImage {
  url: string
  width: number
  height: number
}

/** Uploads images and resolves their URLs. The console calls the API; a story has its own implementation. */
export interface Uploads {
  /**
   * Stores an image. `onProgress` receives the share from 0 to 1; `signal` aborts. Rejects with an Error whose
   * message can be shown.
   */
  uploadImage: (
    file: File,
    onProgress: (share: number) => void,
    signal?: AbortSignal,
  ) => Promise<StoredImage>
  /** The URL at which the browser loads a stored image. */
  resolveImage: (url: string) => string
}

/** Provides image fields with uploads. */
export const UploadsContext = createContext<Uploads | undefined>(undefined)

/** The uploads of the surrounding context; throws without one. */
export function useUploads(): Uploads {
  const uploads = useContext(UploadsContext)
  if (!uploads) throw new Error('An ImageField needs an UploadsContext around it')
  return uploads
}

const TYPES = ['image/jpeg', 'image/png', 'image/webp']
const MOST_BYTES = 5 * 1024 * 1024

/** The `accept` attribute of a picture field. */
export const acceptedImages = TYPES.join(',')

/** Why a file is not accepted; undefined when it is. The server checks its content. */
export function refuseImage(file: File): string | undefined {
  if (!TYPES.includes(file.type)) {
    return `${file.name} is not a JPEG, PNG or WebP picture. Choose another file.`
  }
  if (file.size > MOST_BYTES) {
    return `${file.name} has ${formatBytes(file.size)}; a picture may have up to 5 MB. Choose a smaller one.`
  }
  return undefined
}

/** Formats a size: '84 KB', '6.2 MB'. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
