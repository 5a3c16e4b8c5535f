/** The numbers at the axis of a chart of counts: from 0, in even whole steps, four at most, up to what holds `most`. */
export function weekScale(most: number): number[] {
  const step = stepFor(Math.max(1, most))
  const steps = Math.ceil(Math.max(1, most) / step)
  return Array.from({ length: steps + 1 }, (_, index) => index * step)
}

/** The smallest of 1, 2, 5, 10, 20, 50 … with which four steps are enough. */
function stepFor(most: number): number {
  for (let power = 1; ; power *= 10) {
    const step = [1, 2, 5].map((digit) => digit * power).find((each) => each * 4 >= most)
    if (step !== undefined) return step
  }
}
