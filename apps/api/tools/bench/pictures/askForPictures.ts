import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import sharp from 'sharp'
import { storeWebp } from '@staff/api/records/images/storeImage'

import type { FreshDatabase } from '../load/freshDatabase'

/** Stores as many different pictures of 1600 × 1067 pixels. Returns their addresses without ending. Call it before a server starts. */
export async function storePictures(fresh: FreshDatabase, count: number): Promise<string[]> {
  const database = await fresh.open()
  try {
    const addresses: string[] = []
    for (let number = 0; number < count; number += 1) {
      const { url } = await storeWebp(database.db, await pictureOf(number))
      addresses.push(url.replace('.webp', ''))
    }
    return addresses
  } finally {
    await database.close()
  }
}

/** A picture with as many details as a photograph. */
async function pictureOf(number: number): Promise<Buffer> {
  const create = { width: 400, height: 267, channels: 3, background: '#000' } as const
  const noise = { type: 'gaussian', mean: 60 + (number % 140), sigma: 40 } as const
  const grain = await sharp({ create: { ...create, noise } })
    .png()
    .toBuffer()
  return sharp(grain).resize(1600, 1067).webp({ quality: 82 }).toBuffer()
}

/** What happened while pictures were asked for. */
export interface Asked {
  seconds: number
  /** How many answers are what was asked for. The others are replacements while the size is made. */
  final: number
  bytes: number
}

/** Asks for pictures at once. */
export async function askFor(urls: readonly string[]): Promise<Asked> {
  const start = performance.now()
  const answers = await Promise.all(
    urls.map(async (url) => {
      const response = await fetch(url)
      if (!response.ok) throw new Error(`${url}: ${response.status}`)
      const { byteLength } = await response.arrayBuffer()
      return { byteLength, isFinal: response.headers.get('cache-control')?.includes('immutable') }
    }),
  )
  return {
    seconds: (performance.now() - start) / 1000,
    final: answers.filter(({ isFinal }) => isFinal).length,
    bytes: answers.reduce((sum, { byteLength }) => sum + byteLength, 0),
  }
}

/** Reads a list again and again until the signal aborts. The milliseconds of each answer. */
export async function listMeanwhile(
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<number[]> {
  const times: number[] = []
  while (!signal.aborted) {
    const start = performance.now()
    await (await fetch(url, { headers })).arrayBuffer()
    times.push(performance.now() - start)
    await sleep(20)
  }
  return times
}

/** The resident memory of a process and its peak, in megabytes. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const mbOf = (name: string) =>
    Number(new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(status)?.[1]) / 1000
  return { now: mbOf('VmRSS'), peak: mbOf('VmHWM') }
}
