/** A storage of the browser that never throws: in private mode, or when it is full, it keeps nothing. */
export interface BrowserStorage {
  read: (key: string) => string | null
  /** Whether the text was kept. */
  write: (key: string, text: string) => boolean
  remove: (key: string) => void
}

/** Kept for as long as the browser keeps the site's data. */
export const local = safeStorage(() => globalThis.localStorage)

/** Kept until the tab is closed. */
export const session = safeStorage(() => globalThis.sessionStorage)

// The storage is looked up at each use: where it is forbidden, naming it already throws.
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
        // What cannot be reached holds nothing to remove.
      }
    },
  }
}
