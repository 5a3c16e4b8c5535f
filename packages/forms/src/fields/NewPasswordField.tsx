import { color, PasswordInput, space, VisuallyHidden } from '@staff/ui'
import { Check, Circle } from 'lucide-react'
import { styled } from 'styled-components'

import { passwordRules } from '../entity/rules/password'
import { useFieldProps } from './useFieldProps'

export interface NewPasswordFieldProps {
  /** The name of the field in the form's schema. */
  name: string
}

/** A new password with its rules, each ticked as soon as it is met. */
export function NewPasswordField({ name }: NewPasswordFieldProps) {
  const { value, onChange, ...field } = useFieldProps<string>(name)
  return (
    <PasswordInput
      {...field}
      value={value}
      autoComplete="new-password"
      hint={<Rules typed={value} />}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function Rules({ typed }: { typed: string }) {
  return (
    <List>
      {passwordRules.map(({ name, says, isMet }) => {
        const met = isMet(typed)
        return (
          <li key={name} data-met={met}>
            {met ? <Check aria-hidden size="0.875rem" /> : <Circle aria-hidden size="0.875rem" />}
            {says}
            <VisuallyHidden>{met ? ' (met)' : ' (not met yet)'}</VisuallyHidden>
          </li>
        )
      })}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s4};

  li {
    display: inline-flex;
    gap: ${space.s1};
    align-items: center;
  }

  li[data-met='true'] {
    color: ${color.add};
  }
`
