import { Connection, type Shot } from './Connection'

interface Loop {
  seconds: number
  /** How many connections ask at the same time. */
  atOnce: number
  /**
   * How long to ask before the answers count.
   * @default 0
   */
  warmUpSeconds?: number
}

/** The answers in a second while connections ask, each waiting for an answer before it asks again. Throws for a refused request. */
export async function answersPerSecond(
  url: URL,
  next: () => Shot,
  { seconds, atOnce, warmUpSeconds = 0 }: Loop,
): Promise<number> {
  const start = performance.now() + warmUpSeconds * 1000
  const end = start + seconds * 1000
  let answers = 0
  const loop = async () => {
    const connection = new Connection(url)
    for (let now = 0; now < end; now = performance.now()) {
      await connection.ask(next())
      if (now >= start) answers += 1
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: atOnce }, loop))
  return answers / ((performance.now() - start) / 1000)
}

/** The median time of one request after another, in milliseconds. */
export async function medianMs(url: URL, next: () => Shot, times: number): Promise<number> {
  const connection = new Connection(url)
  const durations: number[] = []
  for (let count = 0; count < times; count += 1) {
    const start = performance.now()
    await connection.ask(next())
    durations.push(performance.now() - start)
  }
  connection.close()
  return median(durations)
}

/** The value in the middle. */
export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
