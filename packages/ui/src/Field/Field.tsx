import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { Aside, Asterisk, Below, LabelLine, Problem, Remarks, Root } from './parts'

export interface FieldProps {
  /**
   * The control's id, which is also the prefix of the ids of hint and error.
   * @default an id from `useId`
   */
  id?: string | undefined
  /** The label, which is the control's accessible name. */
  label: string
  /**
   * Whether to show the red asterisk and tell screen readers. The browser does not validate; the schema does.
   * @default false
   */
  required?: boolean | undefined
  /** Help that is always visible: a format, a limit. */
  hint?: ReactNode
  /** The error as a sentence. The control is invalid only when it is set. */
  error?: string | undefined
}

/** The props that a control spreads onto its element. `Field` sets them. */
export interface ControlProps {
  /** The id that label and error summary refer to. */
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export interface FieldLayoutProps extends FieldProps {
  /**
   * The kind of the labelled element: an input is labelled by `for`, a radio group or a button by `aria-labelledby`.
   * ARIA has no required button, so its description says it.
   * @default 'input'
   */
  kind?: 'input' | 'radiogroup' | 'button'
  /** A note at the end of the line below, such as a count. It describes the control too. */
  aside?: ReactNode
  /** Renders the control with its props and the label's id for `aria-labelledby`. */
  children: (control: ControlProps, labelId: string) => ReactNode
}

/** Lays out label, control, hint and error, and connects them for assistive technology. */
export function Field({
  id,
  label,
  required = false,
  hint,
  error,
  kind = 'input',
  aside,
  children,
}: FieldLayoutProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const labelId = `${controlId}-label`
  const saysRequired = required && kind === 'button'
  const described = { hint, error, aside, required: saysRequired }
  const describedBy = Object.entries(described)
    .filter(([, content]) => Boolean(content))
    .map(([part]) => `${controlId}-${part}`)

  return (
    <Root>
      <LabelLine>
        {kind === 'input' ? (
          <label id={labelId} htmlFor={controlId}>
            {label}
          </label>
        ) : (
          <span id={labelId}>{label}</span>
        )}
        {required && <Asterisk aria-hidden>*</Asterisk>}
        {saysRequired && <VisuallyHidden id={`${controlId}-required`}>Required</VisuallyHidden>}
      </LabelLine>
      {children(
        {
          id: controlId,
          'aria-describedby': describedBy.join(' ') || undefined,
          'aria-invalid': error ? true : undefined,
          'aria-required': required || undefined,
        },
        labelId,
      )}
      {(hint || error || aside) && (
        <Below>
          <Remarks>
            {error && (
              <Problem id={`${controlId}-error`}>
                <CircleAlert aria-hidden size="1em" />
                <span>{error}</span>
              </Problem>
            )}
            {hint && <div id={`${controlId}-hint`}>{hint}</div>}
          </Remarks>
          {aside && <Aside id={`${controlId}-aside`}>{aside}</Aside>}
        </Below>
      )}
    </Root>
  )
}
