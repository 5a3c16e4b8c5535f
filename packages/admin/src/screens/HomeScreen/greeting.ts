/** 'Good morning, Ana' by the local time; without a name only the greeting. */
export function greeting(name: string, now: Date): string {
  const hour = now.getHours()
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
  const [first] = name.split(' ')
  return first ? `Good ${part}, ${first}` : `Good ${part}`
}
