import { useEffect, useId, useRef, type ComponentType, type ReactNode } from 'react'

import { Button, type ButtonProps } from '../Button/Button'
import { CancelButton } from '../Button/CancelButton'
import { KeepFocus } from './KeepFocus'
import { Body, Foot, Head, Panel, Scrim, Sheet, Title } from './parts'

export interface ConfirmDialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** The question, with the name of its subject. */
  title: ReactNode
  /** The consequence of confirming. */
  children?: ReactNode
  /** A verb: 'Delete', 'Leave'. */
  confirmLabel: string
  /**
   * The control that confirms. Use `DeleteButton` where a record is deleted.
   * @default the plain `Button`
   */
  confirmAs?: ComponentType<ButtonProps>
  /**
   * The label of the cancel button.
   * @default 'Cancel'
   */
  cancelLabel?: string
  /**
   * Use `danger` for what cannot be undone.
   * @default 'danger'
   */
  tone?: 'danger' | 'primary'
  /**
   * Whether the confirmed action is in progress. The dialog cannot be closed meanwhile.
   * @default false
   */
  busy?: boolean
  /** Called when the user confirms. */
  onConfirm: () => void
  /** Called by Escape and the cancel button, which has the initial focus. A click outside the dialog does nothing. */
  onCancel: () => void
  /** Returns the element that gets the focus afterwards, when the button that opened the dialog no longer exists. */
  focusAfter?: (below: HTMLElement) => HTMLElement | null
}

/** Asks for confirmation before something is lost. */
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

/** The safe choice has the initial focus. */
function SafeAnswer(props: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null)

  // Not autoFocus: a dialog below would see it as a focus that left it, and take it back.
  useEffect(() => button.current?.focus(), [])

  return <CancelButton {...props} ref={button} />
}
