const LOCAL = ['localhost', '127.0.0.1', '[::1]']

/**
 * Where the API is, ending in '/api'. On a developer's machine it is the page's own origin, which serves or
 * proxies it; elsewhere the base that the deployment names at run time, by default the page's own origin too.
 */
export function apiBase(page: Pick<Location, 'hostname' | 'origin'>, named: string): string {
  const base = LOCAL.includes(page.hostname) ? page.origin : namedBase(page.origin, named.trim())
  const bare = base.replace(/\/+$/, '')
  return bare.endsWith('/api') ? bare : `${bare}/api`
}

/** The API's base for this page, with the name from `<meta name="api-base" content="…">`. */
export function currentApiBase(): string {
  const meta = document.querySelector('meta[name="api-base"]')
  return apiBase(location, meta?.getAttribute('content') ?? '')
}

let resolver: (url: string) => string = fromApi

/** Where to load a picture from: a stored address ('/api/images/…') counts from the API's base. */
export function resolveImage(url: string): string {
  return resolver(url)
}

/** Loads pictures from elsewhere, as the stories do, which have no API; call the answer to undo it. */
export function replaceImageResolver(other: (url: string) => string): () => void {
  resolver = other
  return () => {
    resolver = fromApi
  }
}

function fromApi(url: string): string {
  return url.startsWith('/api/images/') ? currentApiBase() + url.slice('/api'.length) : url
}

function namedBase(origin: string, named: string): string {
  if (!named || !URL.canParse(named, origin)) return origin
  const { protocol, origin: host, pathname } = new URL(named, origin)
  return protocol === 'https:' || protocol === 'http:' ? host + pathname : origin
}
