import { Socket } from 'node:net'

import { Client, type ClientConfig } from 'pg'

import { codeOf } from '../../problems/startError'
import { TIMEOUTS } from './timeouts'

/**
 * Sends a query over a connection of its own. Rejects when PostgreSQL does not respond; a refusal because of too many
 * connections is a response.
 */
export async function probe(config: ClientConfig) {
  const socket = new Socket()
  const client = new Client({
    ...config,
    stream: () => socket,
    connectionTimeoutMillis: TIMEOUTS.probe,
    query_timeout: TIMEOUTS.probe,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
  } catch (error) {
    if (codeOf(error) !== TOO_MANY_CONNECTIONS) throw error
  } finally {
    socket.destroy()
  }
}

const TOO_MANY_CONNECTIONS = '53300'
