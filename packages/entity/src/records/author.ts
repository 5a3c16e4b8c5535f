/** Who made a version of a record. The name is a copy, which remains after the user is deleted. */
export interface Author {
  userId: string | null
  userName: string
}

/**
 * The subject of a sentence about what somebody has done: 'Ana Moreno has', 'You have', 'Someone has'. `readerId`: the person who reads
 * it. `place`: where in the sentence it stands.
 */
export function whoHas(
  author: Author | undefined,
  readerId?: string,
  place: 'start' | 'inside' = 'start',
): string {
  const isReader = author !== undefined && author.userId !== null && author.userId === readerId
  if (author?.userName && !isReader) return `${author.userName} has`
  const pronoun = isReader ? 'You have' : 'Someone has'
  return place === 'start' ? pronoun : pronoun.toLowerCase()
}
