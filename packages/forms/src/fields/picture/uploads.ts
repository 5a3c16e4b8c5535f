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
