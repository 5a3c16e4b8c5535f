import { capitalize, type AnyEntity } from '@staff/entity'
import { Dialog, EmptyState, ErrorState } from '@staff/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { FileQuestion } from 'lucide-react'
import type { ReactNode } from 'react'

import { ApiError } from '../../data/http/ApiError'
import type { RecordDialogProps } from '../../shared/defineArea'
import { StepButtons } from '../../shared/StepButtons'

export interface RecordDialogFrameProps extends Omit<RecordDialogProps, 'id'> {
  entity: AnyEntity
  /** What `useDialogRecord` returns. */
  read: Pick<UseQueryResult, 'data' | 'error' | 'isPending' | 'refetch'>
  /**
   * What the record is called here.
   * @default `labels.one` of the entity
   */
  noun?: string
  /** The title of the record; undefined until it is read. */
  title: string | undefined
  /**
   * Why a record may not exist.
   * @default 'It may have been deleted, or its address is mistyped.'
   */
  whyGone?: string
  /** Shown while the record loads. */
  skeleton: ReactNode
  footer?: ReactNode
  /** The record; nothing until it is read. */
  children: ReactNode
}

/** The dialog of a record above its list, with buttons to the records before and after it, and its states without a record. */
export function RecordDialog({
  entity: { labels },
  read: { data, error, isPending, refetch },
  noun = labels.one,
  title,
  whyGone = 'It may have been deleted, or its address is mistyped.',
  skeleton,
  footer,
  children,
  onClose,
  neighbours,
  onOpen,
}: RecordDialogFrameProps) {
  const isGone = error instanceof ApiError && error.code === 'notFound'
  return (
    <Dialog
      isOpen
      size="l"
      onClose={onClose}
      title={title ?? capitalize(labels.one)}
      tools={<StepButtons noun={noun} neighbours={neighbours} onOpen={onOpen} />}
      footer={footer}
    >
      {children}
      {isPending && skeleton}
      {isGone && (
        <EmptyState icon={<FileQuestion />} title={`This ${noun} does not exist`}>
          {whyGone}
        </EmptyState>
      )}
      {error && !isGone && data === undefined && (
        <ErrorState title={`The ${labels.one} could not be loaded`} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
    </Dialog>
  )
}
