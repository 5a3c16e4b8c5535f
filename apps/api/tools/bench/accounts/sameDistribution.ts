/**
 * The probability that two samples of one distribution differ at least as much as these (Kolmogorov–Smirnov, two-sided, asymptotic). Small values
 * mean that the distributions differ.
 */
export function sameDistribution(one: readonly number[], other: readonly number[]): number {
  const size = Math.sqrt((one.length * other.length) / (one.length + other.length))
  const lambda = (size + 0.12 + 0.11 / size) * largestGap(one, other)
  // Below, the series does not converge, and the probability is 1 in all digits that matter.
  if (lambda < 0.3) return 1
  const terms = Array.from({ length: 100 }, (_, index) => {
    const k = index + 1
    return (k % 2 === 1 ? 2 : -2) * Math.exp(-2 * k * k * lambda * lambda)
  })
  return Math.min(
    1,
    terms.reduce((sum, term) => sum + term, 0),
  )
}

/** The largest difference of the shares of the samples that are not above a value. */
function largestGap(one: readonly number[], other: readonly number[]): number {
  const gaps = [...one, ...other].map((value) =>
    Math.abs(shareOf(one, value) - shareOf(other, value)),
  )
  return Math.max(...gaps)
}

function shareOf(sample: readonly number[], value: number): number {
  return sample.filter((each) => each <= value).length / sample.length
}
