import type { BulkAction } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { Banner, Button, color, Dialog, space } from '@staff/ui'
import { styled } from 'styled-components'

import type { BulkOutcome } from '../../../data/records/bulkRecords'
import { doneText, leftText, recordsOf, unknownText } from './bulkTexts'

interface BulkResultsProps {
  entity: AnyEntity
  action: BulkAction | 'undo'
  outcome: BulkOutcome
  /** Undoes what was done; not called where nothing was. */
  onUndo?: () => void
  onClose: () => void
}

/** What an action did, and each record that it left, with the reason. */
export function BulkResults({ entity, action, outcome, onUndo, onClose }: BulkResultsProps) {
  const { done, refused, left, unknown, failure, undos } = outcome
  return (
    <Dialog
      isOpen
      title={doneText(entity, action, done)}
      onClose={onClose}
      footer={
        <>
          {onUndo && undos.length > 0 && <Button onClick={onUndo}>Undo</Button>}
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <Parts>
        {failure && <Banner tone="danger">{failure}</Banner>}
        {unknown > 0 && <p>{unknownText(entity, unknown)}</p>}
        {left > 0 && <p>{leftText(entity, left)}</p>}
        {refused.length > 0 && (
          <>
            <h3>{`${recordsOf(entity, refused.length)} left as before`}</h3>
            <List>
              {refused.map(({ id, title, message }) => (
                <li key={id}>
                  <b>{title || `A ${entity.labels.one} that is gone`}</b>
                  <Reason>{message}</Reason>
                </li>
              ))}
            </List>
          </>
        )}
      </Parts>
    </Dialog>
  )
}

const Parts = styled.div`
  display: grid;
  gap: ${space.s3};
`

const List = styled.ul`
  display: grid;
  gap: ${space.s2};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`

const Reason = styled.span`
  display: block;
  color: ${color.inkMuted};
`
