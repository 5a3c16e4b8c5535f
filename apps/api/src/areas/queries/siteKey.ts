import { Problem, refused } from '@staff/contract'
import type { FastifyRequest } from 'fastify'

import { secretsMatch } from '../../access/secretsMatch'
import { StartError } from '../../problems/startError'
import { plainAddress } from '../../throttle/networkOf'

/** The website's key; undefined where there is none. Throws a StartError for a weak one. */
export function checkSiteKey(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (/^[\x21-\x7e]{24,}$/.test(text)) return text
  throw new StartError('SITE_KEY needs at least 24 characters, and no spaces.')
}

/**
 * The address of the visitor who sends a query: that of the caller, or the one that the website's server names, which
 * proves itself by the site key.
 */
export function visitorAddress(request: FastifyRequest, siteKey: string | undefined): string {
  const { 'site-key': key, 'visitor-address': named } = request.headers
  if (key === undefined && named === undefined) return plainAddress(request.ip)
  if (key === undefined)
    throw new Problem(401, 'Visitor-Address is for the website that sends its Site-Key.')
  if (!siteKey) throw new Problem(401, 'There is no site key here: SITE_KEY is not set.')
  if (!secretsMatch(String(key), siteKey)) throw new Problem(401, 'The site key is not right.')
  const address = plainAddress(String(named ?? '').trim())
  if (!address)
    throw refused({ 'visitor-address': 'Visitor-Address must be the IP address of the visitor' })
  return address
}
