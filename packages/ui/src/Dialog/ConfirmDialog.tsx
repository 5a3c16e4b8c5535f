import { useEffect, useId, useRef, type ComponentType, type ReactNode } from 'react'

import { Button, type ButtonProps } from '../Button/Button'
import { CancelButton } from '../Button/CancelButton'
import { KeepFocus } from './KeepFocus'
import { Body, Foot, Head, Panel, Scrim, Sheet, Title } from './parts'

export interface ConfirmDialogProps {
  /** Whether it asks now. */
  isOpen: boolean
  /** The question, with the name of what it is about. */
  title: ReactNode
  /** What follows from a yes. */
  children?: ReactNode
  /** A verb: 'Delete', 'Leave'. */
  confirmLabel: string
  /**
   * The control that confirms: `DeleteButton` where a record is deleted.
   * @default the plain `Button`
   */
  confirmAs?: ComponentType<ButtonProps>
  /**
   * The way back, in a word.
   * @default 'Cancel'
   */
  cancelLabel?: string
  /**
   * `danger` for what cannot be undone.
   * @default 'danger'
   */
  tone?: 'danger' | 'primary'
  /**
   * The confirmed action is running; until it ends there is no way out.
   * @default false
   */
  busy?: boolean
  /** The answer was yes. */
  onConfirm: () => void
  /** Escape or the cancel button, which has the focus first. A click beside the dialog answers nothing. */
  onCancel: () => void
  /** What takes the focus afterwards, in the dialog or the page below, because the button that asked is gone. */
  focusAfter?: (below: HTMLElement) => HTMLElement | null
}

/** Asks before something is lost. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  confirmAs: ConfirmButton = Button,
  cancelLabel = 'Cancel',
  tone = 'danger',
  busy = false,
  onConfirm,
  onCancel,
  focusAfter,
}: ConfirmDialogProps) {
  const bodyId = useId()

  return (
    <Scrim
      isOpen={isOpen}
      isKeyboardDismissDisabled={busy}
      onOpenChange={(open) => !open && onCancel()}
    >
      <Panel>
        <Sheet role="alertdialog" {...(children && { 'aria-describedby': bodyId })}>
          <KeepFocus focusAfter={focusAfter} />
          <Head>
            <Title slot="title">{title}</Title>
          </Head>
          <Body id={bodyId}>{children}</Body>
          <Foot>
            <SafeAnswer onClick={busy ? undefined : onCancel} aria-disabled={busy}>
              {cancelLabel}
            </SafeAnswer>
            <ConfirmButton variant={tone} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </ConfirmButton>
          </Foot>
        </Sheet>
      </Panel>
    </Scrim>
  )
}

/** The answer that loses nothing has the focus first. */
function SafeAnswer(props: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null)

  // Later than autoFocus, which a dialog below takes for a focus that escaped from it.
  useEffect(() => button.current?.focus(), [])

  return <CancelButton {...props} ref={button} />
}
