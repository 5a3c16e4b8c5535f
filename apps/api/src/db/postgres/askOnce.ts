import { Socket } from 'node:net'

import { Client, type ClientConfig } from 'pg'

import { codeOf } from '../../problems/startError'
import { PATIENCE } from './breaker'

/**
 * Asks a PostgreSQL over a connection of its own whether it is there. One that refuses because too many are connected
 * is.
 */
export async function askOnce(config: ClientConfig) {
  const socket = new Socket()
  const client = new Client({
    ...config,
    stream: () => socket,
    connectionTimeoutMillis: PATIENCE.answerWithin,
    query_timeout: PATIENCE.answerWithin,
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
