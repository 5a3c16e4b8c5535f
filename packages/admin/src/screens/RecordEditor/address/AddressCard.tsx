import { hasPages, type AnyEntity } from '@staff/entity'
import { Button, Card, color, Skeleton, space, text } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useId, useState } from 'react'
import { styled } from 'styled-components'

import { isLive, statusOf } from '../../../data/live/publication'
import { addressQuery } from '../../../data/live/recordAddress'
import { idOf } from '../../../data/records/recordQueries'
import { lazyComponent } from '../../../shared/lazyComponent'
import { useMayPublish } from '../../../shared/useMayPublish'
import { PagePath } from './PagePath'

const AddressDialog = lazyComponent(async () => (await import('./AddressDialog')).default)

// A press tries again if the file is missing.
function prepare() {
  void import('./AddressDialog').catch(() => undefined)
}

export interface AddressCardProps {
  entity: AnyEntity
  record: object
}

/** Where the public site shows a record. Nothing where the records of an entity have no pages. */
export function AddressCard(props: AddressCardProps) {
  return hasPages(props.entity) ? <Address {...props} /> : null
}

function Address({ entity, record }: AddressCardProps) {
  const id = idOf(entity, record)
  const titleId = useId()
  const mayPublish = useMayPublish(entity)
  const [isOpen, setOpen] = useState(false)
  const { data: address, error, refetch } = useQuery(addressQuery(entity, id))
  return (
    <Card>
      <Root aria-labelledby={titleId}>
        {/* Above what loads, so that it does not move. */}
        <Head>
          <h2 id={titleId}>Address</h2>
          {mayPublish && (
            <Button
              size="s"
              aria-disabled={!address}
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={() => setOpen(true)}
            >
              Change address…
            </Button>
          )}
        </Head>
        {error ? (
          <Note>It could not be read.</Note>
        ) : (
          <Path>
            {address ? (
              <PagePath
                entity={entity}
                address={address}
                isShown={isLive(statusOf(entity, record))}
              />
            ) : (
              <Skeleton width="12rem" />
            )}
          </Path>
        )}
        {address?.slug === null && (
          <Note>It is made from the title when it is first published.</Note>
        )}
        {error && (
          <Button size="s" onClick={() => void refetch()}>
            Retry
          </Button>
        )}
      </Root>
      {isOpen && address && (
        <Suspense>
          <AddressDialog entity={entity} id={id} address={address} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}

const Root = styled.section`
  display: grid;
  gap: ${space.s2};
  justify-items: start;
  padding: ${space.s6};
  font: ${text.md};
`

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-items: center;
  justify-content: space-between;
  inline-size: 100%;

  h2 {
    color: ${color.inkMuted};
    font: ${text.md};
  }
`

const Path = styled.div`
  overflow-wrap: anywhere;
`

const Note = styled.p`
  color: ${color.inkMuted};
  font: ${text.sm};
`
