import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { encodingFor } from '../../platform/requests/encodingFor'
import type { DeployedFile } from './deployedFiles'

/** Sends a file of another build. Few clients do not accept Brotli, and get the file uncompressed. */
export async function sendDeployedFile(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { path, bytes, isBrotli }: DeployedFile & { path: string },
) {
  const isSentAsBrotli = isBrotli && encodingFor(headers['accept-encoding']) === 'br'
  if (isSentAsBrotli) reply.header('content-encoding', 'br')
  const body = isBrotli && !isSentAsBrotli ? await decompress(bytes) : Buffer.from(bytes)
  return reply
    .headers({ 'cache-control': FOR_A_YEAR, vary: 'accept-encoding' })
    .type(TYPES[extname(path)] ?? 'application/octet-stream')
    .send(body)
}

// The name contains a hash of the content.
const FOR_A_YEAR = 'public, max-age=31536000, immutable'

const decompress = promisify(brotliDecompress)

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
