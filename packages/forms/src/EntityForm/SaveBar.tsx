import { AddButton, breakpoint, Button, CancelButton, color, radius, space, text } from '@staff/ui'
import { useFormikContext } from 'formik'
import { Save } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export interface SaveBarProps {
  /** The label of the entity that the form creates, 'testimonial'. Without it the form changes a record. */
  adds?: string | undefined
  note?: ReactNode
  onCancel: () => void
}

/** Save and Cancel, fixed to the lower edge of the form while it scrolls. */
export function SaveBar({ adds, note, onCancel }: SaveBarProps) {
  const { isSubmitting } = useFormikContext()
  return (
    <Root>
      <Note>{isSubmitting ? 'Saving…' : note}</Note>
      <CancelButton onClick={onCancel} />
      {adds ? (
        <AddButton type="submit" busy={isSubmitting}>
          Add {adds}
        </AddButton>
      ) : (
        <Button type="submit" variant="primary" icon={<Save />} busy={isSubmitting}>
          Save changes
        </Button>
      )}
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

  /* The bar is always visible, so focusing its buttons must not scroll the page. */
  button {
    scroll-margin-block: 0;
  }

  @container (max-width: ${breakpoint.column}) {
    justify-content: flex-end;
    padding: ${space.s3} ${space.s4};

    /* Both buttons fit on one line at 320 px: a bar of two lines would cover the focused field. */
    button {
      padding-inline: ${space.s2};
    }
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
  font: ${text.md};

  @container (max-width: ${breakpoint.column}) {
    flex-basis: 100%;

    &:empty {
      display: none;
    }
  }
`
