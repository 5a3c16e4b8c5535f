import {
  acceptBody,
  logIn,
  logInWithCode,
  logOut,
  Problem,
  sessionMessages,
  ticketEnded,
} from '@staff/contract'

import type { AsyncFakeHandler, FakeCall, FakeHandler } from '../fakeAnswer'
import type { FakeFactors } from '../people/fakeFactors'
import type { FakePerson } from './fakePeople'
import type { FakeTokens } from './fakeTokens'

interface LoginAccount {
  password: string
  factors: FakeFactors
}

/** The calls of login and logout. */
export function loginCalls(people: FakeTokens, account: LoginAccount): FakeCall[] {
  const { factors } = account
  const tickets = new Map<string, FakePerson>()
  function start(person: FakePerson) {
    const { token: _, email: _email, roleName: _role, ...session } = person
    const secondFactor = factors.standing(person.userId)
    const message = sessionMessages.welcome(person.name.split(' ')[0] ?? '')
    return { token: people.create(person), ...session, secondFactor, message }
  }
  const logInWith: FakeHandler = ({ body }) => {
    const { username, password } = acceptBody(logIn, body)
    const person = people.all.find(({ email }) => email === username.toLowerCase())
    if (!person || password !== account.password) throw new Problem(401, sessionMessages.wrongLogin)
    if (factors.isOn(person.userId)) {
      tickets.set(`ticket-${tickets.size + 1}`, person)
      return { status: 200, body: { ticket: `ticket-${tickets.size}` } }
    }
    return { status: 200, body: start(person) }
  }
  const logInStep: AsyncFakeHandler = async ({ body }) => {
    const { ticket, code } = acceptBody(logInWithCode, body)
    const person = tickets.get(ticket)
    if (!person) throw ticketEnded()
    await factors.accept(person.userId, code)
    tickets.delete(ticket)
    return { status: 200, body: start(person) }
  }
  const end: FakeHandler = ({ headers }) => {
    people.end(headers)
    return { status: 204 }
  }
  return [
    [logIn, logInWith],
    [logInWithCode, logInStep],
    [logOut, end],
  ]
}
