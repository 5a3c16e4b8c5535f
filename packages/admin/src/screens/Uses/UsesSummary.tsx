import { color, radius, space, VisuallyHidden } from '@staff/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { usedText } from './usesTexts'

export interface UsesSummaryProps {
  /** In how many places something is used; undefined until that is known. */
  places: number | undefined
  isError: boolean
  /** Said if no place uses it. */
  unused: string
  /** The places. */
  children: ReactNode
}

/** Says in a dialog where something is used, before it goes: one line, which opens. */
export function UsesSummary({ places, isError, unused, children }: UsesSummaryProps) {
  if (isError) return <p style={line}>Where it is used could not be read.</p>
  if (places === undefined) return <p style={line}>Looking for where it is used…</p>
  if (places === 0) return <p style={line}>{unused}</p>
  return (
    <>
      <Details>
        <summary>{usedText(places)}</summary>
        {children}
      </Details>
      <VisuallyHidden as="output">{usedText(places)}</VisuallyHidden>
    </>
  )
}

// All states have one line, so that the buttons below do not move.
const line = { paddingBlockStart: space.s3, color: color.inkMuted } as const

const Details = styled.details`
  padding-block-start: ${space.s3};

  > summary {
    border-radius: ${radius.s};
    color: ${color.warn};
    cursor: pointer;
  }
`
