/** 'Good morning, Ana' by the reader's own clock; without a name just the greeting. */
export function greeting(name: string, now: Date): string {
  const hour = now.getHours()
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
  const [first] = name.split(' ')
  return first ? `Good ${part}, ${first}` : `Good ${part}`
}
