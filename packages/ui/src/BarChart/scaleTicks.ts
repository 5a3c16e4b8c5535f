/** The ticks of an axis for integers: from 0 in even steps, four at most, up to a value not below `max`. */
export function scaleTicks(max: number): number[] {
  const step = stepFor(Math.max(1, max))
  const steps = Math.ceil(Math.max(1, max) / step)
  return Array.from({ length: steps + 1 }, (_, index) => index * step)
}

/** The smallest of 1, 2, 5, 10, 20, 50 … for which four steps are enough. */
function stepFor(max: number): number {
  for (let power = 1; ; power *= 10) {
    const step = [1, 2, 5].map((digit) => digit * power).find((each) => each * 4 >= max)
    if (step !== undefined) return step
  }
}
