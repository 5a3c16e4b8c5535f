import type { Release } from '@staff/contract'
import { Select, space } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'

import {
  makeReleaseLink,
  releasePreviewsQuery,
  revokeReleaseLink,
} from '../../data/releases/releasePreviews'
import { LinkList } from './LinkList'
import { LinksDialog } from './LinksDialog'
import { MakeLink } from './MakeLink'
import { TIMES } from './parts'
import { useNewLink } from './useNewLink'

export interface ReleasePreviewDialogProps {
  release: Release
  onClose: () => void
}

/** Makes links that show the website as it is once a release is out, and revokes them. */
export default function ReleasePreviewDialog({ release, onClose }: ReleasePreviewDialogProps) {
  const { id, name } = release
  const query = useQuery(releasePreviewsQuery(id))
  const handleChanged = () => void query.refetch()
  return (
    <LinksDialog
      title={`Share a preview of “${name}”`}
      intro="Whoever has the link sees the website with the records of this release as they are once it is out, without a login. The rest of the website is as it is now. Records that you may not edit are too."
      query={query}
      onClose={onClose}
      newLink={() => <NewReleaseLink id={id} onMade={handleChanged} />}
    >
      {({ links }) =>
        links.length > 0 && (
          <LinkList
            links={links}
            shows={() => 'This release'}
            revoke={(link) => revokeReleaseLink(id, link)}
            onChanged={handleChanged}
          />
        )
      }
    </LinksDialog>
  )
}

function NewReleaseLink({ id, onMade }: { id: string; onMade: () => void }) {
  const [hours, setHours] = useState('24')
  const { state, make, clearProblem } = useNewLink(onMade)

  function handleMake() {
    clearProblem()
    return make(() => makeReleaseLink(id, Number(hours)))
  }

  return (
    <Root>
      <Select label="It works for" value={hours} options={TIMES} onChange={setHours} />
      <MakeLink {...state} onMake={() => void handleMake()} />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space.s4};
`
