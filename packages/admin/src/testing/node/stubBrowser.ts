import { vi } from 'vitest'

export interface StubbedBrowser {
  hostname?: string
  /** The content of `<meta name="api-base">`. */
  apiBase?: string
}

/** Stubs the location, the meta element and both storages (empty) for tests in Node. */
export function stubBrowser({ hostname = 'localhost', apiBase = '' }: StubbedBrowser = {}): void {
  vi.stubGlobal('location', { hostname, origin: `https://${hostname}` })
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    querySelector: () => ({ getAttribute: () => apiBase }),
  })
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
}

/** Makes both storages throw at every use, as private modes do. */
export function forbidStorage(): void {
  const forbidden = new Proxy(
    {},
    {
      get() {
        throw new DOMException('The storage is forbidden', 'SecurityError')
      },
    },
  )
  vi.stubGlobal('localStorage', forbidden)
  vi.stubGlobal('sessionStorage', forbidden)
}

function memoryStorage(): Storage {
  const texts = new Map<string, string>()
  return {
    get length() {
      return texts.size
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  }
}
