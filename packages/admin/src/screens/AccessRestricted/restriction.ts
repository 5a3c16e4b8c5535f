const list = new Intl.ListFormat('en-US')

/** Why a screen cannot be opened: the regions that have it, and all regions, which share the data. */
export function restriction(open: readonly string[], all: readonly string[]): string {
  const noun = open.length === 1 ? 'region' : 'regions'
  const shared = `${all.length === 2 ? 'both ' : ''}${list.format(all)}`
  return `This page is only available in the ${list.format(open)} ${noun}, but the data is the same for ${shared}.`
}
