import {
  toNfc,
  passwordLength,
  PASSWORD_MAX_LENGTH,
  passwordRules,
  containsOwner,
  type Owner,
} from '@staff/entity'

/** One line of the checklist of a new password. */
export interface PasswordCheck {
  name: string
  message: string
  /** 'later' means that only the server can check the rule. */
  state: 'met' | 'unmet' | 'later'
}

export interface PasswordCheckOptions {
  owner?: Owner | undefined
  oldPassword?: string | undefined
}

/** All rules of a new password, in display order. */
export function passwordChecks(
  typed: string,
  { owner, oldPassword }: PasswordCheckOptions = {},
): PasswordCheck[] {
  const check = (name: string, message: string, isMet: boolean): PasswordCheck => ({
    name,
    message,
    state: isMet && typed !== '' ? 'met' : 'unmet',
  })
  const rules = passwordRules.map(({ name, message, isMet }) => check(name, message, isMet(typed)))
  // Without the old password the rule cannot be checked yet.
  const isNew = oldPassword !== '' && toNfc(typed) !== toNfc(oldPassword ?? '')
  const isKnown = owner !== undefined && `${owner.name}${owner.email}`.trim() !== ''
  return [
    ...rules,
    ...(passwordLength(typed) > PASSWORD_MAX_LENGTH
      ? [check('max', `at most ${PASSWORD_MAX_LENGTH} characters`, false)]
      : []),
    ...(oldPassword === undefined ? [] : [check('notOld', 'not your old password', isNew)]),
    isKnown
      ? check('personal', 'not your name or email', !containsOwner(typed, owner))
      : { name: 'personal', message: 'not your name or email', state: 'later' },
    { name: 'common', message: 'not a common or easily guessed one', state: 'later' },
  ]
}
