import type { FEW_RECOVERY_CODES } from '@staff/contract'

// A literal, because importing it would add the module of the codes to lists.
const FEW: typeof FEW_RECOVERY_CODES = 3

/** Whether so few recovery codes are left that the user needs new ones. */
export function hasFewCodes(count: number): boolean {
  return count < FEW
}

/** '8 recovery codes are unused.' */
export function codesLeft(count: number): string {
  if (count === 0) return 'No recovery code is left.'
  return count === 1 ? '1 recovery code is unused.' : `${count} recovery codes are unused.`
}

/** The warning when few recovery codes are left. */
export function fewCodesTitle(count: number): string {
  if (count === 0) return 'No recovery code is left'
  return count === 1 ? 'Only 1 recovery code is left' : `Only ${count} recovery codes are left`
}

const DAY = 24 * 60 * 60_000

/** How long until a day (`2026-12-01`, in UTC): '5 days left'. */
export function daysLeft(day: string, now: Date): string {
  const count = Math.max(0, Math.ceil((Date.parse(`${day}T00:00:00Z`) - now.getTime()) / DAY))
  return count === 1 ? '1 day left' : `${count} days left`
}
