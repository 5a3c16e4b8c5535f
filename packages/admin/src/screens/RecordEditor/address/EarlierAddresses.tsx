import { pagePath, type AnyEntity } from '@staff/entity'
import { Button, color, radius, space } from '@staff/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'

import { releaseAddress } from '../../../data/live/recordAddress'
import { notify } from '../../../shared/notify'
import { useReader } from '../../../shared/useReader'
import { isAdministrator } from '../../../stores/session/auth'

export interface EarlierAddressesProps {
  entity: AnyEntity
  /** The id of the record. */
  id: string
  /** The slugs that led to the record before, the newest first. */
  earlier: readonly string[]
}

/** The addresses that lead to a record besides the present one. Administrators can give them away. */
export function EarlierAddresses({ entity, id, earlier }: EarlierAddressesProps) {
  const titleRef = useRef<HTMLParagraphElement>(null)
  const [asked, setAsked] = useState<string>()
  const [kept, setKept] = useState<string>()
  const mayRelease = isAdministrator(useReader().roleTypeId)
  if (earlier.length === 0) return null

  function handleReleased(slug: string) {
    titleRef.current?.focus()
    setAsked(undefined)
    notify('success', `${pagePath(entity, slug)} is released.`)
  }

  return (
    <div>
      <p ref={titleRef} tabIndex={-1}>
        These lead to it, too:
      </p>
      <List>
        {earlier.map((slug) => (
          <li key={slug}>
            {asked === slug ? (
              <Question
                entity={entity}
                id={id}
                slug={slug}
                onKept={() => {
                  setAsked(undefined)
                  setKept(slug)
                }}
                onReleased={() => handleReleased(slug)}
              />
            ) : (
              <Address>
                <span>{pagePath(entity, slug)}</span>
                {mayRelease && (
                  <Button
                    size="s"
                    variant="quiet"
                    // oxlint-disable-next-line jsx-a11y/no-autofocus -- After 'Keep', in the place of which it comes.
                    autoFocus={kept === slug}
                    aria-label={`Release ${pagePath(entity, slug)}…`}
                    onClick={() => setAsked(slug)}
                  >
                    Release…
                  </Button>
                )}
              </Address>
            )}
          </li>
        ))}
      </List>
    </div>
  )
}

interface QuestionProps extends Pick<EarlierAddressesProps, 'entity' | 'id'> {
  slug: string
  onKept: () => void
  onReleased: () => void
}

/** Asks whether an address is to be given away, because this breaks links and cannot be undone. */
function Question({ entity, id, slug, onKept, onReleased }: QuestionProps) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function release() {
    setBusy(true)
    setFailure(undefined)
    const outcome = await releaseAddress(client, entity, id, slug)
    setBusy(false)
    if (outcome.status === 'failed') setFailure(outcome.message)
    else onReleased()
  }

  return (
    <Asked aria-label={`Release ${pagePath(entity, slug)}`}>
      <p>
        Release {pagePath(entity, slug)}? Links to it break, and another {entity.labels.one} can get
        it.
      </p>
      {failure !== undefined && <p role="alert">{failure}</p>}
      <Answers>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- In the place of the button that was pressed. */}
        <Button size="s" autoFocus aria-disabled={isBusy} onClick={() => !isBusy && onKept()}>
          Keep
        </Button>
        <Button size="s" variant="danger" busy={isBusy} onClick={() => void release()}>
          Release
        </Button>
      </Answers>
    </Asked>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space.s1};
  padding-block-start: ${space.s1};
`

const Address = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.s2};
  align-items: center;
  overflow-wrap: anywhere;
`

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`

const Asked = styled.fieldset`
  display: grid;
  min-inline-size: 0;
  gap: ${space.s2};
  padding: ${space.s3};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  color: ${color.ink};

  [role='alert'] {
    color: ${color.danger};
  }
`
