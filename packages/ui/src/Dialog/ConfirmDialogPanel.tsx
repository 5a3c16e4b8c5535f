import { useEffect, useId, useRef } from 'react'

import { Button, type ButtonProps } from '../Button/Button'
import { CancelButton } from '../Button/CancelButton'
import { KeepFocus } from './KeepFocus'
import { Body, Foot, Head, Panel, Scrim, Sheet, Title } from './parts'
import type { ConfirmDialogProps } from './ConfirmDialog'

/** Asks for confirmation before something is lost. */
export function ConfirmDialogPanel({
  isOpen,
  title,
  children,
  details,
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
          <Body>
            <div id={bodyId}>{children}</div>
            {details}
          </Body>
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
