import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'

import { BareInput, controlBox, InsideButton } from '../Field/control'
import { Field } from '../Field/Field'
import type { TextInputProps } from '../TextInput/TextInput'
import { space } from '../theme/tokens'

export type PasswordInputProps = Omit<TextInputProps, 'type'>

/** A password that is hidden until the user shows it. */
export function PasswordInput({ id, label, required, hint, error, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)

  return (
    <Field id={id} label={label} required={required} hint={hint} error={error}>
      {(control) => (
        <Box>
          <BareInput
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
          />
          <InsideButton
            type="button"
            aria-label={`Show ${label.toLowerCase()}`}
            aria-pressed={shown}
            aria-controls={control.id}
            disabled={rest.disabled}
            // The focus stays in the input, so pressing this button does not leave the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden size="1rem" /> : <Eye aria-hidden size="1rem" />}
          </InsideButton>
        </Box>
      )}
    </Field>
  )
}

const Box = styled.div`
  ${controlBox}

  display: flex;
  align-items: center;
  padding-inline: ${space.s3} ${space.s1};

  /* Edge has a button of its own. */
  input::-ms-reveal {
    display: none;
  }
`
