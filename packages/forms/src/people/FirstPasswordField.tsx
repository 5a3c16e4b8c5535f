import { Button, color, space, text } from '@staff/ui'
import { useFormikContext } from 'formik'
import { Check, Copy, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { ValuesOf } from '@staff/entity'
import type { user } from '@staff/entity/people'

import { NewPasswordField } from '../fields/password/NewPasswordField'

export interface FirstPasswordFieldProps {
  /** The password that was made for the new user. */
  proposed: string
}

/**
 * The first password: one that was made for the user, to be copied, or another one that is typed over it. It must not contain the name
 * or email in the other fields.
 */
export function FirstPasswordField({ proposed }: FirstPasswordFieldProps) {
  const { values, setFieldValue } = useFormikContext<ValuesOf<typeof user> & { password: string }>()
  const { firstName, lastName, email, password } = values
  return (
    <Root>
      <NewPasswordField name="password" owner={{ name: `${firstName} ${lastName}`, email }} />
      {password === proposed ? (
        <CopyPassword password={proposed} />
      ) : (
        <Line>
          <Button
            size="s"
            icon={<KeyRound />}
            onClick={() => void setFieldValue('password', proposed)}
          >
            Use a generated password
          </Button>
        </Line>
      )}
    </Root>
  )
}

function CopyPassword({ password }: { password: string }) {
  const [said, setSaid] = useState('')

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(password)
      setSaid('Copied')
    } catch {
      // The clipboard is missing over plain HTTP, and a browser may deny access.
      setSaid('Show the password, and copy it by hand')
    }
  }

  return (
    <>
      <p>
        This one-time password was generated. Copy it before you add them, because it is not shown
        again, or type another one over it.
      </p>
      <Line>
        <Button
          size="s"
          icon={said === 'Copied' ? <Check /> : <Copy />}
          onClick={() => void handleCopy()}
        >
          Copy the password
        </Button>
        <output>{said}</output>
      </Line>
    </>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space.s2};

  > p {
    color: ${color.inkMuted};
    font: ${text.md};
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s3};
  align-items: center;
`
