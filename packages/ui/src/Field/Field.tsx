import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { Aside, Asterisk, Below, LabelLine, Problem, Remarks, Root } from './parts'

export interface FieldProps {
  /**
   * The control's id; the ids of hint and error begin with it.
   * @default an id of React's
   */
  id?: string | undefined
  /** What the person is asked for; the control's accessible name. */
  label: string
  /**
   * Shows the red asterisk and tells screen readers. The schema decides; the browser does not stop a submit.
   * @default false
   */
  required?: boolean | undefined
  /** Help that stays visible: a format, a limit. */
  hint?: ReactNode
  /** What is wrong, as a sentence. Only with it the control is invalid. */
  error?: string | undefined
}

/** What a control spreads onto its element; `Field` decides it once. */
export interface ControlProps {
  /** The id that the label and the error summary point at. */
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export interface FieldLayoutProps extends FieldProps {
  /**
   * What the label names: an input by `for`, a radio group or a button by `aria-labelledby`.
   * ARIA has no required button, so a button's description says it.
   * @default 'input'
   */
  kind?: 'input' | 'radiogroup' | 'button'
  /** A quiet remark at the end of the line below, such as a count. It describes the control too. */
  aside?: ReactNode
  /** Draws the control with what it must carry, and the label's id for `aria-labelledby`. */
  children: (control: ControlProps, labelId: string) => ReactNode
}

/** Lays out label, control, hint and error, and ties them together for assistive technology. */
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
