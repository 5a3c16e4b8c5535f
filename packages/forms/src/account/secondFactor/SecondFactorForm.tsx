import type { FieldErrors } from '@staff/entity'
import { secondFactor } from '@staff/entity/account'
import { Banner, Button, space } from '@staff/ui'
import { untilPressEnds } from '@staff/ui/afterPress'
import { useFormikContext } from 'formik'
import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { InferType } from 'yup'

import { SchemaForm, type SubmittedForm } from '../../SchemaForm/SchemaForm'
import { FirstFocus } from '../FirstFocus'
import { CodeField, type CodeKind } from './CodeField'

/** The values of the form in which somebody types a code. */
export type TypedCode = InferType<typeof secondFactor.schema>

/** The outcome of sending a code. */
export type CodeOutcome =
  /** What comes next takes the place of the form. */
  | { status: 'accepted' }
  /** The code is wrong. */
  | { status: 'refused'; errors: FieldErrors }
  /** The code was not checked: too many attempts, or the server did not respond. */
  | { status: 'failed'; message: string }

export interface SecondFactorFormProps {
  /** The label of the button that sends the code. */
  submit: string
  /**
   * Help that is always visible.
   * @default none for a code of the app
   */
  hint?: string
  /**
   * Whether a recovery code can be typed in place of one of the app.
   * @default false
   */
  acceptsRecovery?: boolean
  /**
   * Whether the field has the focus at first.
   * @default true
   */
  takesFocus?: boolean
  /**
   * A button before the one that sends the code.
   * @default none, and that one is as wide as the form
   */
  cancel?: ReactNode
  /** Sends the code to the server and returns the outcome. After a refusal, the field is empty. */
  onSend: (typed: TypedCode) => Promise<CodeOutcome>
  /** Called when it changes whether the last attempt was refused. The page's title shows it. */
  onRefused?: (refused: boolean) => void
}

/** The code of an authenticator app, or a recovery code. */
export function SecondFactorForm(props: SecondFactorFormProps) {
  const { submit, hint, acceptsRecovery = false, takesFocus = true, cancel } = props
  const [failure, setFailure] = useState('')
  const [kind, setKind] = useState<CodeKind>('app')
  const [isAccepted, setIsAccepted] = useState(false)

  async function handleSubmit(typed: TypedCode, form: SubmittedForm) {
    setFailure('')
    const outcome = await props.onSend(typed)
    await untilPressEnds()
    if (outcome.status === 'accepted') return setIsAccepted(true)
    if (outcome.status === 'failed') setFailure(outcome.message)
    if (outcome.status === 'refused') {
      form.setField('code', '')
      form.refuse(outcome.errors)
    }
    form.focus('code')
  }

  function handleSwap() {
    setFailure('')
    setKind(kind === 'app' ? 'recovery' : 'app')
  }

  return (
    <Root>
      {/* Another kind of code is another form: nothing typed or refused is about it. */}
      <SchemaForm
        key={kind}
        schema={secondFactor.schema}
        initial={secondFactor.empty}
        label="Second factor"
        onSubmit={handleSubmit}
        onRefused={props.onRefused}
      >
        <Fields>
          {failure && <Banner tone="danger" title={failure} />}
          <CodeField kind={kind} hint={hint} />
          {takesFocus && <FirstFocus name="code" />}
          <Buttons data-row={cancel ? true : undefined}>
            {cancel}
            <SendButton isAccepted={isAccepted}>{submit}</SendButton>
          </Buttons>
        </Fields>
      </SchemaForm>
      {acceptsRecovery && (
        <Button variant="quiet" onClick={handleSwap}>
          {kind === 'app' ? 'Use a recovery code' : 'Use the app'}
        </Button>
      )}
    </Root>
  )
}

function SendButton({ isAccepted, children }: { isAccepted: boolean; children: string }) {
  const { isSubmitting } = useFormikContext()
  return (
    <Button type="submit" variant="primary" busy={isSubmitting || isAccepted}>
      {children}
    </Button>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space.s2};

  /* Its text stands below that of the field. */
  > button {
    justify-self: start;
    margin-inline-start: calc(-1 * ${space.s3});
  }
`

const Fields = styled.div`
  display: grid;
  gap: ${space.s5};
`

const Buttons = styled.div`
  display: grid;

  &[data-row] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.s2};
    justify-content: flex-end;
  }
`
