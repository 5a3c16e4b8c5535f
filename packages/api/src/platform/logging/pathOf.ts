import type { FastifyRequest } from 'fastify'

/** The path of a request, without its query. */
export function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
  return url.split('?', 1)[0] ?? url
}
