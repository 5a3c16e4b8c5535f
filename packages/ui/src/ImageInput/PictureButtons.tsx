import type { ReactNode, RefObject } from 'react'

import { Button } from '../Button/Button'
import type { ControlProps } from '../Field/Field'
import { Actions, Details, FoldedButton, RemoveButton } from './parts'

/** Another way to choose a picture. */
export interface OtherWay {
  label: string
  icon: ReactNode
  onPress: () => void
}

interface PictureButtonsProps {
  control: ControlProps
  /** Whether there is a picture. */
  filled: boolean
  disabled: boolean
  /** Further buttons of a picture. */
  actions: ReactNode
  otherWay: OtherWay | undefined
  chooseButton: RefObject<HTMLButtonElement | null>
  onChoose: () => void
  onRemove: () => void
}

/** The buttons of an `ImageInput`. */
export function PictureButtons({ control, filled, disabled, ...props }: PictureButtonsProps) {
  const { actions, otherWay, chooseButton, onChoose, onRemove } = props
  return (
    <Actions>
      <Button
        ref={chooseButton}
        id={control.id}
        size="s"
        aria-describedby={control['aria-describedby']}
        disabled={disabled}
        onClick={onChoose}
      >
        {filled ? 'Replace' : 'Choose a picture'}
      </Button>
      {otherWay && (
        <FoldedButton
          size="s"
          icon={
            // Where only the icon is shown, it has a tooltip.
            <span aria-hidden title={otherWay.label}>
              {otherWay.icon}
            </span>
          }
          disabled={disabled}
          onClick={otherWay.onPress}
        >
          {otherWay.label}
        </FoldedButton>
      )}
      {filled ? (
        <>
          {actions}
          <RemoveButton size="s" variant="quiet" disabled={disabled} onClick={onRemove}>
            Remove
          </RemoveButton>
        </>
      ) : (
        <Details>or drop or paste one here</Details>
      )}
    </Actions>
  )
}
