import { type ComponentPropsWithRef, type MouseEvent, useId, useState } from 'react'
import { styled } from 'styled-components'

import { color, radius, space, weight } from '../theme/tokens'

export interface FieldProblem {
  /** The id of the control to correct. */
  id: string
  /** The message at the control. */
  message: string
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The number of problems in words, such as 'Two things to correct before saving'. */
  title: string
  /** The problems in the order of the fields. */
  errors: FieldProblem[]
  /**
   * The number of refused saves. When it grows, screen readers read the whole summary again.
   * @default 1
   */
  attempt?: number
}

/**
 * All problems that prevent saving, each a link to its control. After a refused save, focus it with
 * `ref.current.focus()`.
 */
export function ErrorSummary({ title, errors, attempt = 1, ...rest }: ErrorSummaryProps) {
  const titleId = useId()

  return (
    <Root {...rest} aria-labelledby={titleId} tabIndex={-1}>
      <Problems key={attempt} titleId={titleId} title={title} errors={errors} />
    </Root>
  )
}

interface ProblemsProps extends Pick<ErrorSummaryProps, 'title' | 'errors'> {
  titleId: string
}

/** An alert when it appears. Later corrections are announced politely, by the title only. */
function Problems({ titleId, title, errors }: ProblemsProps) {
  const words = [title, ...errors.map(({ message }) => message)].join()
  const [first] = useState(words)
  const [isNew, setIsNew] = useState(true)
  if (isNew && words !== first) setIsNew(false)

  return (
    <div role={isNew ? 'alert' : undefined}>
      <Title id={titleId} aria-live="polite" aria-atomic="true">
        {title}
      </Title>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goToControl(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A plain `#id` link would scroll the label out of view, change the URL and not move the focus. */
function goToControl(event: MouseEvent, id: string) {
  const control = document.getElementById(id)
  if (!control) return
  event.preventDefault()
  // What is in closed details cannot have the focus.
  control.closest('details')?.setAttribute('open', '')
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'center' })
}

const Root = styled.div.attrs({ role: 'group' })`
  padding: ${space.s3} ${space.s4};
  border: 1px solid ${color.danger};
  border-inline-start-width: 4px;
  border-radius: ${radius.m};
  background: ${color.dangerSoft};
  overflow-wrap: anywhere;

  a {
    display: inline-block;
    padding-block: ${space.s1};
    border-radius: ${radius.s};
    color: ${color.danger};
    font-weight: ${weight.label};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  a:hover {
    color: ${color.dangerHover};
    text-decoration-thickness: 2px;
  }
`

const Title = styled.h2`
  margin-block-end: ${space.s1};
  font-weight: ${weight.heading};
`
