import { breakpoint, Button, CancelButton, color, radius, space, text } from '@staff/ui'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export interface SaveBarProps {
  saveLabel: string
  note?: ReactNode
  onCancel: () => void
}

/** Save and Cancel, always in reach at the lower edge of the form. */
export function SaveBar({ saveLabel, note, onCancel }: SaveBarProps) {
  const { isSubmitting } = useFormikContext()
  return (
    <Root>
      <Note>{isSubmitting ? 'Saving…' : note}</Note>
      <CancelButton onClick={onCancel} />
      <Button type="submit" variant="primary" busy={isSubmitting}>
        {saveLabel}
      </Button>
    </Root>
  )
}

const Root = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-items: center;
  padding: ${space.s4} ${space.s6};
  border-block-start: 1px solid ${color.line};
  border-radius: 0 0 ${radius.l} ${radius.l};
  background: ${color.surface};

  /* Always in reach, its buttons need not scroll. */
  button {
    scroll-margin-block: 0;
  }

  @media (max-width: ${breakpoint.narrow}) {
    justify-content: flex-end;
    padding: ${space.s3} ${space.s4};
  }
  @media (max-height: ${breakpoint.low}) {
    position: static;
  }
  @container (max-width: ${breakpoint.tight}) {
    position: static;
  }
`

const Note = styled.output`
  flex: 1 1 auto;
  color: ${color.inkMuted};
  font: ${text.sm};

  @media (max-width: ${breakpoint.narrow}) {
    flex-basis: 100%;

    &:empty {
      display: none;
    }
  }
`
