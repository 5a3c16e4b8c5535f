import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { Client, type ClientConfig } from 'pg'

import { CHANGES_CHANNEL, type ChangeListener, type StopListening } from '../recordChanges'
import { TIMEOUTS } from './timeouts'

/**
 * Listens for changes over a connection of its own, and connects again whenever it breaks. On a frozen network, a query
 * in intervals notices that the connection is dead.
 */
export function listenForChanges(
  connection: ClientConfig,
  listener: ChangeListener,
): StopListening {
  const stop = new AbortController()
  const ended = listenUntil(stop.signal, connection, listener)
  return async () => {
    stop.abort()
    await ended
  }
}

async function listenUntil(
  signal: AbortSignal,
  connection: ClientConfig,
  listener: ChangeListener,
) {
  while (!signal.aborted) {
    await listenOnce(signal, connection, listener).catch(() => undefined)
    listener.onInterrupted()
    await pause(TIMEOUTS.probeInterval, signal)
  }
}

/** Listens over one connection until it breaks, which throws, or until the end. */
async function listenOnce(signal: AbortSignal, connection: ClientConfig, listener: ChangeListener) {
  const socket = new Socket()
  const client = new Client({
    ...connection,
    stream: () => socket,
    query_timeout: TIMEOUTS.probe,
  })
  const broken = new AbortController()
  client.on('error', () => broken.abort())
  client.on('end', () => broken.abort())
  client.on('notification', ({ payload = '' }) => listener.onChange(payload))
  try {
    await client.connect()
    await client.query(`listen ${CHANGES_CHANNEL}`)
    listener.onListening()
    const over = AbortSignal.any([signal, broken.signal])
    while (!over.aborted) {
      await pause(TIMEOUTS.listenerCheck, over)
      if (!over.aborted) await client.query('select 1')
    }
  } finally {
    if (signal.aborted) await Promise.race([client.end(), sleep(TIMEOUTS.close)])
    socket.destroy()
  }
}

/** Waits, and ends early without an error. */
async function pause(ms: number, signal: AbortSignal) {
  await sleep(ms, undefined, { signal }).catch(() => undefined)
}
