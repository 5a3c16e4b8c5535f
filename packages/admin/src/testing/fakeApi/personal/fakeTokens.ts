import type { FakeFactors } from '../people/fakeFactors'
import type { FakePerson } from './fakePeople'

/** The tokens of the people who can log in. The first is the user of the story. */
export function fakeTokens(user: FakePerson, other: FakePerson, factors: FakeFactors) {
  const all = [user, other]
  const ended = new Set<string>()
  let count = 0
  const ownerOf = (token: string) => all.find((person) => token.startsWith(person.token))
  return {
    all,
    create: ({ token }: FakePerson) => `${token}-${(count += 1)}`,
    end: (headers: Headers) => void ended.add(tokenIn(headers)),
    isValid: (headers: Headers) =>
      !ended.has(tokenIn(headers)) && ownerOf(tokenIn(headers)) !== undefined,
    /** Who makes a request. Without a valid token, it is the user of the story. */
    callerOf(headers: Headers): FakePerson {
      const person = ownerOf(tokenIn(headers)) ?? user
      person.secondFactor = factors.standing(person.userId)
      return person
    },
  }
}

export type FakeTokens = ReturnType<typeof fakeTokens>

/** The token of a request, or '' without one. */
export function tokenIn(headers: Headers): string {
  return (headers.get('Authorization') ?? '').replace(/^Bearer /, '')
}
