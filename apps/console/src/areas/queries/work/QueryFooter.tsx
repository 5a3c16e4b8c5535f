import { auth, hasAccess, openModal } from '@staff/admin'
import { query as queryEntity } from '@staff/content/query/query.entity'
import { accessTo } from '@staff/entity'
import { Button, DeleteButton, replyMailTo } from '@staff/ui'
import { CheckCheck, Reply } from 'lucide-react'
import { useSnapshot } from 'valtio'

import { Offer } from '../QueryDialogParts'
import type { StoredQuery } from './saveWork'
import type { useQueryWork } from './useQueryWork'

export interface QueryFooterProps {
  query: StoredQuery
  work: ReturnType<typeof useQueryWork>
}

/** Deletes a query, opens a reply in the mail program, and then offers to mark it as answered. */
export function QueryFooter({ query, work }: QueryFooterProps) {
  const canDelete = hasAccess(accessTo(queryEntity).remove, useSnapshot(auth).roleTypeId)
  const { area } = queryEntity
  const { id } = query
  // Undefined if the stored email is invalid.
  const href = replyMailTo(query)
  const isOffered = work.isReplying && query.status !== 'Answered'

  function handleAnswered() {
    work.endReply()
    work.change({ status: 'Answered' })
  }

  return (
    <>
      <Offer>{isOffered && 'Did you send your answer?'}</Offer>
      {canDelete && (
        <DeleteButton onClick={() => openModal({ area, id, title: queryEntity.titleOf(query) })} />
      )}
      {href !== undefined && (
        <Button
          variant={isOffered ? 'secondary' : 'primary'}
          icon={<Reply />}
          href={href}
          onClick={work.startReply}
        >
          Reply
        </Button>
      )}
      {isOffered && (
        <Button variant="primary" icon={<CheckCheck />} onClick={handleAnswered}>
          Mark as answered
        </Button>
      )}
    </>
  )
}
