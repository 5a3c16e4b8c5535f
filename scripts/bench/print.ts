/** Prints the title of a section. */
export function printTitle(text: string) {
  console.log(`\n${text}`)
}

/** Prints a figure and the maximum that it should stay below, if any. A missed target makes the process exit with 1. */
export function printFigure(name: string, value: number, unit: string, max?: number) {
  const target = max === undefined ? undefined : { sign: '≤', limit: max, isMissed: value > max }
  print(name, value, unit, target)
}

/** Prints a figure and the minimum that it should reach. A missed target makes the process exit with 1. */
export function printMinimum(name: string, value: number, unit: string, min: number) {
  print(name, value, unit, { sign: '≥', limit: min, isMissed: value < min })
}

interface Target {
  sign: string
  limit: number
  isMissed: boolean
}

function print(name: string, value: number, unit: string, target: Target | undefined) {
  const digits = unit === 's' || unit === '×' ? 2 : 0
  const measured = `${value.toFixed(digits).padStart(7)} ${unit.padEnd(2)}`
  const wanted = target ? `  target ${target.sign} ${target.limit} ${unit.padEnd(2)}` : ''
  const missed = target?.isMissed ? '  MISSED' : ''
  console.log(`  ${name.padEnd(34)}${measured}${wanted}${missed}`.trimEnd())
  if (target?.isMissed) process.exitCode = 1
}

/** Prints a ratio and the minimum that it should reach, if any. A missed target makes the process exit with 1. */
export function printRatio(name: string, ratio: number, min?: number) {
  const isMissed = min !== undefined && !(ratio >= min)
  const target = min === undefined ? '' : `     target ≥ ${min} ×`
  console.log(
    `  ${name.padEnd(34)}${ratio.toFixed(2).padStart(7)} ×${target}${isMissed ? '  MISSED' : ''}`.trimEnd(),
  )
  if (isMissed) process.exitCode = 1
}
