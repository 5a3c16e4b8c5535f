import {
  AddButton,
  afterMenu,
  breakpoint,
  Button,
  CancelButton,
  color,
  type MenuItem,
  radius,
  space,
  SplitButton,
  text,
} from '@staff/ui'
import { useFormikContext } from 'formik'
import { CalendarClock, FilePen, Layers, Save, Send } from 'lucide-react'
import { useImperativeHandle, useRef, useState, type ReactNode, type RefObject } from 'react'
import { styled } from 'styled-components'

/**
 * What a submission is for: to save, to save a draft, to ask when the public site shows what is in the form, to add it to what goes out
 * together, or to ask somebody else to publish it.
 */
export type Way = 'save' | 'draft' | 'schedule' | 'release' | 'ask'

export interface SaveBarProps {
  /** The label of the entity that the form creates, 'testimonial'. Without it the form changes a record. */
  adds?: string | undefined
  note?: ReactNode
  /** Whether 'Save as draft' is in a menu beside Save. */
  savesDrafts: boolean
  /** Whether 'Schedule…' is in the menu, too. */
  schedules: boolean
  /** Set to what 'Schedule…' does, for a button elsewhere. */
  scheduleRef?: RefObject<(() => void) | null> | undefined
  /** Whether 'Add to a release…' is in the menu. */
  releases: boolean
  /** Whether 'Save and ask to publish…' is in the menu. */
  asks: boolean
  /** Set to what that does, for a button elsewhere. */
  askRef?: RefObject<(() => void) | null> | undefined
  /** What else is in the menu. */
  moreWays?: readonly MenuItem[] | undefined
  /** Called before the form is submitted, with what its submission is for. */
  onWay: (way: Way) => void
  onCancel: () => void
}

/** Save and Cancel, fixed to the lower edge of the form while it scrolls. */
export function SaveBar({ adds, note, savesDrafts, onWay, onCancel, ...props }: SaveBarProps) {
  const { moreWays = [] } = props
  const { isSubmitting } = useFormikContext()
  const bar = useRef<HTMLDivElement>(null)
  // 'Schedule…', 'Add to a release…' and 'Save and ask to publish…' open a dialog first, which says itself that it saves.
  const [saves, setSaves] = useState(true)
  const submit = { type: 'submit', busy: isSubmitting, onClick: () => choose('save') } as const

  function choose(way: Way) {
    setSaves(way === 'save' || way === 'draft')
    onWay(way)
  }

  function submitFor(way: Way) {
    choose(way)
    bar.current?.closest('form')?.requestSubmit()
  }

  useImperativeHandle(props.scheduleRef, () => () => submitFor('schedule'))
  useImperativeHandle(props.askRef, () => () => submitFor('ask'))

  const ways: (keyof typeof WAYS)[] = [
    ...(savesDrafts ? (['draft'] as const) : []),
    ...(props.schedules ? (['schedule'] as const) : []),
    ...(props.releases ? (['release'] as const) : []),
    ...(props.asks ? (['ask'] as const) : []),
  ]
  const items = ways.map((way): MenuItem =>
    // The error summary takes the focus after the menu has returned it.
    Object.assign({ onAction: () => afterMenu(() => submitFor(way)) }, WAYS[way]),
  )

  const save = adds ? (
    <AddButton {...submit}>Add {adds}</AddButton>
  ) : (
    <Button {...submit} variant="primary" icon={<Save />}>
      Save changes
    </Button>
  )
  return (
    <Root ref={bar}>
      <Note>{isSubmitting && saves ? 'Saving…' : note}</Note>
      <CancelButton onClick={onCancel} />
      {items.length + moreWays.length > 0 ? (
        <SplitButton
          label="More ways to save"
          variant={adds ? 'add' : 'primary'}
          busy={isSubmitting}
          items={[...items, ...moreWays]}
        >
          {save}
        </SplitButton>
      ) : (
        save
      )}
    </Root>
  )
}

const WAYS = {
  draft: {
    id: 'draft',
    label: 'Save as draft',
    description: 'The public site does not show it until it is published. It may be incomplete.',
    icon: <FilePen />,
  },
  schedule: {
    id: 'schedule',
    label: 'Schedule…',
    description: 'Choose when it goes live, and when it ends.',
    icon: <CalendarClock />,
  },
  release: {
    id: 'release',
    label: 'Add to a release…',
    description: 'Saves a draft that goes out together with other records.',
    icon: <Layers />,
  },
  ask: {
    id: 'ask',
    label: 'Save and ask to publish…',
    description: 'Those who may publish it see your request.',
    icon: <Send />,
  },
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
    button:not([aria-haspopup]) {
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
