import { Problem, refused } from '@staff/contract'
import type { FastifyRequest } from 'fastify'

import { secretsMatch } from '../requests/secretsMatch'
import { plainAddress } from './networkOf'

/**
 * The address of the visitor who sends something to the public site: the caller's own address, or the one in the `Visitor-Address` header, which
 * requires the site key.
 */
export function visitorAddress(request: FastifyRequest, siteKey: string | undefined): string {
  const { 'site-key': key, 'visitor-address': given } = request.headers
  if (key === undefined && given === undefined) return plainAddress(request.ip)
  if (key === undefined)
    throw new Problem(401, 'Visitor-Address is for the website that sends its Site-Key.')
  if (!siteKey) throw new Problem(401, 'There is no site key here: SITE_KEY is not set.')
  if (!secretsMatch(String(key), siteKey)) throw new Problem(401, 'The site key is not right.')
  const address = plainAddress(String(given ?? '').trim())
  if (!address)
    throw refused({ 'visitor-address': 'Visitor-Address must be the IP address of the visitor' })
  return address
}
