import { TextInput } from '@staff/ui'

import { useTypedFieldProps } from '../../fields/useFieldProps'

/** What is asked for: the code of the app, or a recovery code. */
export type CodeKind = 'app' | 'recovery'

export interface CodeFieldProps {
  kind: CodeKind
  /**
   * Help for a code of the app.
   * @default none
   */
  hint?: string | undefined
}

/** The code of an authenticator app, or a recovery code: the field `code` of a form. */
export function CodeField({ kind, hint }: CodeFieldProps) {
  const field = useTypedFieldProps<string>('code')
  return (
    <TextInput
      {...field}
      label={kind === 'recovery' ? 'Recovery code' : field.label}
      hint={kind === 'recovery' ? RECOVERY_HINT : hint}
      autoComplete="one-time-code"
      inputMode={kind === 'app' ? 'numeric' : 'text'}
      autoCapitalize={kind === 'app' ? 'off' : 'characters'}
      spellCheck={false}
    />
  )
}

const RECOVERY_HINT = 'One of the ten codes that you have stored. It works once.'
