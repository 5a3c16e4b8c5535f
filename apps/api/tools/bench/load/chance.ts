/** A seeded source of numbers from 0 up to 1, so that both databases get the same work. */
export function chanceFrom(seed: number): Chance {
  let state = seed
  const next = () => {
    // Mulberry32: a small generator with sufficiently uniform numbers.
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    oneOf(items) {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('There is nothing to choose from')
      return item
    },
    pause: (mean) => Math.min(-Math.log(1 - next()) * mean, 5 * mean),
  }
}

/** The random choices of a user. */
export interface Chance {
  /** A whole number, both ends included. */
  whole(from: number, to: number): number
  oneOf<Item>(items: readonly Item[]): Item
  /** A pause between actions: often short, sometimes long. */
  pause(mean: number): number
}
