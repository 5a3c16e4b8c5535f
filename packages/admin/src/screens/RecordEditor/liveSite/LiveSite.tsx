import type { AnyEntity } from '@staff/entity'
import {
  Banner,
  breakpoint,
  Button,
  Card,
  color,
  IconButton,
  SegmentedControl,
  Skeleton,
  space,
  text,
  weight,
} from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { styled } from 'styled-components'

import { frameLinkQuery } from '../../../data/live/siteFrame'
import { toggleLiveSite } from '../../../stores/liveSite'
import type { TypedValues } from '../draft/typedValues'
import { SiteFrame, type Device } from './SiteFrame'

export interface LiveSiteProps {
  entity: AnyEntity
  /** The id of the record. */
  id: string
  typed: TypedValues
}

/** The page of a record on the website, beside its form, with what is being typed. */
export default function LiveSite({ entity, id, typed }: LiveSiteProps) {
  const titleId = useId()
  const [device, setDevice] = useState<Device>(isSmall() ? 'phone' : 'computer')
  const [follows, setFollows] = useState(false)
  const { data: link, error, refetch, isFetching } = useQuery(frameLinkQuery(entity, id))
  return (
    <Card>
      <Root aria-labelledby={titleId}>
        <Head>
          <h2 id={titleId}>Live preview</h2>
          <SegmentedControl
            label="Width of the page"
            value={device}
            options={DEVICES}
            onChange={setDevice}
          />
          <IconButton icon={<X size={18} />} label="Close live preview" onClick={toggleLiveSite} />
        </Head>
        {error && (
          <Banner
            tone="danger"
            title="The page cannot be shown"
            action={
              <Button busy={isFetching} onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            {error.message}
          </Banner>
        )}
        {!link && !error && <Skeleton height="100%" />}
        {link && !error && (
          <>
            <SiteFrame
              key={link.id}
              url={link.url}
              device={device}
              entity={entity}
              id={id}
              typed={typed}
              onFollow={() => setFollows(true)}
            />
            <Note>
              {follows
                ? 'It follows what you type. Nobody else sees it before you save.'
                : 'It shows what is saved.'}
            </Note>
          </>
        )}
      </Root>
    </Card>
  )
}

function isSmall(): boolean {
  return matchMedia(`(max-width: ${breakpoint.beside})`).matches
}

const DEVICES = [
  { value: 'phone', label: 'Phone' },
  { value: 'computer', label: 'Computer' },
] as const

const Root = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  gap: ${space.s3};
  block-size: min(56rem, calc(100dvh - 11.5rem));
  padding: ${space.s4};

  @container shell (max-width: ${breakpoint.narrow}) {
    block-size: 60dvh;
  }
  @media (max-height: ${breakpoint.low}) {
    block-size: 24rem;
  }
`

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-items: center;

  h2 {
    flex: 1;
    font-weight: ${weight.heading};
    white-space: nowrap;
  }
`

const Note = styled.output`
  color: ${color.inkMuted};
  font: ${text.sm};
`
