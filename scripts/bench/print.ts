/** Prints the title of a section. */
export function printTitle(text: string) {
  console.log(`\n${text}`)
}

/** Prints a figure and the maximum that it should stay below, if any. A missed target makes the process exit with 1. */
export function printFigure(name: string, value: number, unit: string, max?: number) {
  const digits = unit === 's' ? 2 : 0
  const measured = `${value.toFixed(digits).padStart(7)} ${unit.padEnd(2)}`
  const isMissed = max !== undefined && value > max
  const target = max === undefined ? '' : `  target ≤ ${max} ${unit.padEnd(2)}`
  console.log(`  ${name.padEnd(34)}${measured}${target}${isMissed ? '  MISSED' : ''}`.trimEnd())
  if (isMissed) process.exitCode = 1
}
