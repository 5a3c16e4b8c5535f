import { IconButton } from '@staff/ui'
import { ChevronDown, ChevronUp } from 'lucide-react'

import type { RecordDialogProps } from './defineArea'

export interface StepButtonsProps extends Pick<RecordDialogProps, 'neighbours' | 'onOpen'> {
  /** What is opened, such as 'query'. */
  noun: string
}

/** Opens the record before or after the open one in the list. */
export function StepButtons({ noun, neighbours: { previous, next }, onOpen }: StepButtonsProps) {
  return (
    <>
      <StepButton label={`Previous ${noun}`} icon={<ChevronUp />} id={previous} onOpen={onOpen} />
      <StepButton label={`Next ${noun}`} icon={<ChevronDown />} id={next} onOpen={onOpen} />
    </>
  )
}

interface StepButtonProps extends Pick<RecordDialogProps, 'onOpen'> {
  label: string
  icon: React.ReactNode
  id: string | undefined
}

/** At an end of the list it stays, so that it keeps the focus. */
function StepButton({ label, icon, id, onOpen }: StepButtonProps) {
  return (
    <IconButton
      label={label}
      icon={icon}
      aria-disabled={id === undefined}
      onClick={() => id !== undefined && onOpen(id)}
    />
  )
}
