/** What 'it' or 'them' of a deletion can be restored from, and how long. */
export function restorableText(what: 'it' | 'them', days: number | undefined): string {
  const place = `You can restore ${what} from the trash`
  if (days === undefined) return `${place}.`
  return days === 0 ? `${place} at any time.` : `${place} for ${daysText(days)}.`
}

/** How long the trash keeps what is deleted. */
export function keptText(days: number | undefined): string {
  if (days === undefined) return 'What is deleted can be restored here.'
  return days === 0
    ? 'What is deleted stays here until it is deleted for ever.'
    : `What is deleted stays here for ${daysText(days)}.`
}

function daysText(days: number): string {
  return days === 1 ? '1 day' : `${new Intl.NumberFormat('en').format(days)} days`
}
