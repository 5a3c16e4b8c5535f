import { hasPages, pagePath, type AnyEntity } from '@staff/entity'
import { Button, Card, color, Skeleton, space, text } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { styled } from 'styled-components'

import { addressQuery } from '../../../data/live/recordAddress'
import { lazyComponent } from '../../../shared/lazyComponent'
import { useMayPublish } from '../../../shared/useMayPublish'

const AddressDialog = lazyComponent(async () => (await import('./AddressDialog')).default)

// A press tries again if the file is missing.
function prepare() {
  void import('./AddressDialog').catch(() => undefined)
}

export interface AddressCardProps {
  entity: AnyEntity
  /** The id of the record. */
  id: string
}

/** Where the public site shows a record. Nothing where the records of an entity have no pages. */
export function AddressCard(props: AddressCardProps) {
  return hasPages(props.entity) ? <Address {...props} /> : null
}

function Address({ entity, id }: AddressCardProps) {
  const titleId = useId()
  const mayPublish = useMayPublish(entity)
  const [isOpen, setOpen] = useState(false)
  const { data: address, error, refetch } = useQuery(addressQuery(entity, id))
  return (
    <Card>
      <Root aria-labelledby={titleId}>
        <Title id={titleId}>Address on the site</Title>
        {error ? (
          <Note>It could not be read.</Note>
        ) : (
          <Path>
            {address ? (
              pagePath(entity, address.slug ?? address.suggested)
            ) : (
              <Skeleton width="12rem" />
            )}
          </Path>
        )}
        <Note>
          {address?.slug === null && 'It is made from the title when it is first published.'}
        </Note>
        {error && (
          <Button size="s" onClick={() => void refetch()}>
            Retry
          </Button>
        )}
        {mayPublish && !error && (
          <Button
            size="s"
            icon={<Link2 />}
            aria-disabled={!address}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => setOpen(true)}
          >
            Change address…
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

const Title = styled.h2`
  color: ${color.inkMuted};
  font: ${text.md};
`

const Path = styled.div`
  overflow-wrap: anywhere;
`

const Note = styled.p`
  color: ${color.inkMuted};
  font: ${text.sm};

  &:empty {
    display: none;
  }
`
