/** Prints the title of a section. */
export function title(text: string) {
  console.log(`\n${text}`)
}

/** Prints a figure in a line of its own, beside its target where it has one; a missed target fails the bench. */
export function report(name: string, value: number, unit: string, most?: number) {
  const digits = unit === 's' ? 2 : 0
  const measured = `${value.toFixed(digits).padStart(7)} ${unit.padEnd(2)}`
  const isMissed = most !== undefined && value > most
  const target = most === undefined ? '' : `  target ≤ ${most} ${unit.padEnd(2)}`
  console.log(`  ${name.padEnd(34)}${measured}${target}${isMissed ? '  MISSED' : ''}`.trimEnd())
  if (isMissed) process.exitCode = 1
}
