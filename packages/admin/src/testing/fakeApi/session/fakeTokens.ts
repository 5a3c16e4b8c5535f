import type { FakeRequest } from '../fakeAnswer'
import type { FakePerson } from './fakePeople'

/** The session tokens of the people who can log in. The first is the user of the story. */
export function fakeTokens(people: readonly [FakePerson, ...FakePerson[]]) {
  const [user] = people
  const ended = new Set<string>()
  let count = 0

  function create({ token }: FakePerson): string {
    count += 1
    return `${token}-${count}`
  }

  function end(request: FakeRequest) {
    ended.add(tokenOf(request))
  }

  function isValid(request: FakeRequest): boolean {
    const sent = tokenOf(request)
    return !ended.has(sent) && people.some(({ token }) => sent.startsWith(token))
  }

  function ownerOf(request: FakeRequest): FakePerson {
    return people.find(({ token }) => tokenOf(request).startsWith(token)) ?? user
  }

  return { create, end, isValid, ownerOf }
}

/** The token of a request, or '' without one. */
export function tokenOf({ headers }: FakeRequest): string {
  return (headers.get('Authorization') ?? '').replace(/^Bearer /, '')
}
