/** A browser storage that never throws. In private mode, or when it is full, it stores nothing. */
export interface BrowserStorage {
  read: (key: string) => string | null
  /** Returns whether the text was stored. */
  write: (key: string, text: string) => boolean
  remove: (key: string) => void
}

/** Kept for as long as the browser keeps the site's data. */
export const local = safeStorage(() => globalThis.localStorage)

/** Kept until the tab is closed. */
export const session = safeStorage(() => globalThis.sessionStorage)

// The storage is read at each use, because the property itself throws where storage is forbidden.
function safeStorage(storage: () => Storage): BrowserStorage {
  return {
    read(key) {
      try {
        return storage().getItem(key)
      } catch {
        return null
      }
    },
    write(key, text) {
      try {
        storage().setItem(key, text)
        return true
      } catch {
        return false
      }
    },
    remove(key) {
      try {
        storage().removeItem(key)
      } catch {
        // An unavailable storage contains nothing to remove.
      }
    },
  }
}
