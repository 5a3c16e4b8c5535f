import {
  MessageSkeleton,
  PrintOpenDialog,
  RecordDialog,
  type RecordDialogProps,
  RecordNotes,
  useDialogRecord,
  useRecordWork,
} from '@staff/admin'
import { query } from '@staff/content/query/query.entity'
import { Banner, Skeleton } from '@staff/ui'

import { Columns } from './QueryDialogParts'
import { QueryMessage } from './QueryMessage'
import { queryNotes } from './queryNotes'
import { QueryFooter } from './work/QueryFooter'
import { queryWork, useMarkRead } from './work/queryWork'
import { StatusAndAssignee } from './work/StatusAndAssignee'

/** The dialog to work on a query: its message, its status, who takes care of it, a reply, and internal notes. */
export function QueryDialog({ id, ...dialog }: RecordDialogProps) {
  // What the visitor wrote never changes, so the copy from a cached list is shown at once.
  const read = useDialogRecord(query, id)
  const stored = read.isPlaceholderData ? undefined : read.data
  useMarkRead(stored)
  const work = useRecordWork(queryWork, id, stored)
  const shown = work.shown ?? read.data

  return (
    <RecordDialog
      {...dialog}
      entity={query}
      read={read}
      title={shown?.subject}
      skeleton={
        <Columns>
          <MessageSkeleton />
        </Columns>
      }
      footer={
        shown ? (
          <QueryFooter
            key={id}
            query={shown}
            onAnswered={() => work.change({ status: 'Answered' })}
          />
        ) : (
          read.isPending && <Skeleton width="10.5rem" height="2.25rem" />
        )
      }
    >
      <PrintOpenDialog />
      {shown && (
        <Columns>
          {work.problem && <Banner tone={work.problem.tone} title={work.problem.text} />}
          <QueryMessage query={shown} />
          <StatusAndAssignee query={shown} onChange={work.change} />
          <RecordNotes id={id} notes={queryNotes} />
        </Columns>
      )}
    </RecordDialog>
  )
}
