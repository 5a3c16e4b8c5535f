import { type ComponentPropsWithRef, type MouseEvent, useId, useState } from 'react'
import { styled } from 'styled-components'

import { color, radius, space, weight } from '../theme/tokens'

export interface FieldProblem {
  /** The id of the control to correct. */
  id: string
  /** The sentence that stands at the control too. */
  message: string
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** How much there is to do, such as 'Two things to correct before saving'. */
  title: string
  /** The problems, in the order of the fields. */
  errors: FieldProblem[]
  /**
   * Grows with each refused save: then all of it is read to screen readers again.
   * @default 1
   */
  attempt?: number
}

/**
 * Everything that stands in the way of saving, each a link to its control.
 * Focus it (`ref.current.focus()`) after a refused save, so that nobody has to look for it.
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

/** It interrupts when it comes. Of the corrections it tells only the title, politely, and never the list again. */
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

/** A plain `#id` link would scroll the label out of sight, change the address and leave the focus behind. */
function goToControl(event: MouseEvent, id: string) {
  const control = document.getElementById(id)
  if (!control) return
  event.preventDefault()
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
