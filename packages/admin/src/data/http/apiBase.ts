import { pictureAddress } from '@staff/entity'

const LOCAL = ['localhost', '127.0.0.1', '[::1]']

/**
 * The base URL of the API, ending in '/api'. On localhost it has the origin of the page, which serves or proxies the
 * API. Elsewhere it is the base that the deployment configures at run time; the default is the origin of the page.
 */
export function apiBase(page: Pick<Location, 'hostname' | 'origin'>, configured: string): string {
  const base = LOCAL.includes(page.hostname)
    ? page.origin
    : configuredBase(page.origin, configured.trim())
  const trimmed = base.replace(/\/+$/, '')
  return trimmed.endsWith('/api') ? trimmed : `${trimmed}/api`
}

/** The base URL for this page, configured by `<meta name="api-base" content="…">`. */
export function currentApiBase(): string {
  const meta = document.querySelector('meta[name="api-base"]')
  return apiBase(location, meta?.getAttribute('content') ?? '')
}

let resolver: (url: string) => string = fromApi

/** The URL of the picture in a field. A stored path ('/api/images/…') is resolved against the base of the API. */
export function resolveImage(value: string): string {
  return resolver(pictureAddress(value))
}

/** Resolves pictures in another way, for stories, which have no API. Call the result to restore the default. */
export function replaceImageResolver(other: (url: string) => string): () => void {
  resolver = other
  return () => {
    resolver = fromApi
  }
}

function fromApi(url: string): string {
  return url.startsWith('/api/images/') ? currentApiBase() + url.slice('/api'.length) : url
}

function configuredBase(origin: string, configured: string): string {
  if (!configured || !URL.canParse(configured, origin)) return origin
  const { protocol, origin: host, pathname } = new URL(configured, origin)
  return protocol === 'https:' || protocol === 'http:' ? host + pathname : origin
}
