import { openModal, useReader } from '@staff/admin'
import { opensTo } from '@staff/contract'
import { query as queryEntity } from '@staff/content/query/query.entity'
import { Button, DeleteButton, replyMailTo } from '@staff/ui'
import { CheckCheck, Reply } from 'lucide-react'
import { useState } from 'react'

import { Offer } from '../QueryDialogParts'
import type { StoredQuery } from './queryWork'

export interface QueryFooterProps {
  query: StoredQuery
  onAnswered: () => void
}

/** Deletes a query, opens a reply in the mail program, and then offers to mark it as answered. */
export function QueryFooter({ query, onAnswered }: QueryFooterProps) {
  const canDelete = opensTo(useReader(), queryEntity, 'remove')
  const { area } = queryEntity
  const { id } = query
  // Undefined if the stored email is invalid.
  const href = replyMailTo(query)
  // Whether the mail program was opened.
  const [isReplying, setReplying] = useState(false)
  const isOffered = isReplying && query.status !== 'Answered'

  function handleAnswered() {
    setReplying(false)
    onAnswered()
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
          onClick={() => setReplying(true)}
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
