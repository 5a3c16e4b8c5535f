import type { BulkRefusal } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { Banner, color, radius, space, text, weight } from '@staff/ui'
import { styled } from 'styled-components'

import type { BulkForecast } from '../../../../data/records/bulkRecords'
import { Excerpts } from './Excerpts'
import { foundText, moreText, refusedText, theSelected } from './replaceTexts'
import type { PreviewState } from './useReplacePreview'

interface ReplacePreviewProps {
  entity: AnyEntity
  state: PreviewState
  /** How many records are looked through. */
  selected: number
}

/** What a replacement would do. Its size is always the same, so that an answer moves nothing. */
export function ReplacePreview({ entity, state, selected }: ReplacePreviewProps) {
  const forecast =
    state.phase === 'ready' ? state.forecast : state.phase === 'looking' ? state.last : undefined
  return (
    // Content that scrolls needs the focus for the keys that scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Frame aria-label="Preview" tabIndex={0} aria-busy={state.phase === 'looking'}>
      <Summary>{summaryOf(entity, state, selected)}</Summary>
      {state.phase === 'failed' && <Banner tone="danger">{state.message}</Banner>}
      {forecast && (
        <Found data-old={state.phase === 'looking'}>
          <Refused entity={entity} refused={forecast.refused} />
          <Samples forecast={forecast} />
        </Found>
      )}
    </Frame>
  )
}

/** What the preview says first, also to screen readers. */
export function summaryOf(entity: AnyEntity, state: PreviewState, selected: number): string {
  if (state.phase === 'none') return 'You see here what would change before anything is stored.'
  if (state.phase === 'failed') return 'There is no preview.'
  if (state.phase === 'ready') return foundText(entity, state.forecast, selected)
  const percent = state.share > 0 ? ` ${Math.floor(state.share * 100)} %` : ''
  return `Looking through ${theSelected(entity, selected)}…${percent}`
}

/** How many refused records are named. */
const MAX_REFUSED = 20

function Refused({ entity, refused }: { entity: AnyEntity; refused: readonly BulkRefusal[] }) {
  if (refused.length === 0) return null
  const more = refused.length - MAX_REFUSED
  return (
    <section>
      <h3>{refusedText(entity, refused.length)}</h3>
      <List>
        {refused.slice(0, MAX_REFUSED).map(({ id, title, message }) => (
          <li key={id}>
            <b>{title || `A ${entity.labels.one} that is gone`}</b>
            <Quiet>{message}</Quiet>
          </li>
        ))}
      </List>
      {more > 0 && <Quiet>{moreText(more, 'record', 'records')}</Quiet>}
    </section>
  )
}

function Samples({ forecast: { samples, done } }: { forecast: BulkForecast }) {
  const more = done - samples.length
  if (samples.length === 0) return null
  return (
    <section>
      <h3>What would change</h3>
      <List>
        {samples.map((sample) => (
          <li key={sample.id}>
            <b>{sample.title}</b>
            <Excerpts excerpts={sample.excerpts} />
            {sample.more > 0 && <Quiet>{moreText(sample.more, 'place', 'places')}</Quiet>}
          </li>
        ))}
      </List>
      {more > 0 && <Quiet>{moreText(more, 'record', 'records')}</Quiet>}
    </section>
  )
}

const Frame = styled.section`
  display: grid;
  align-content: start;
  gap: ${space.s3};
  block-size: 16rem;
  padding: ${space.s3} ${space.s4};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.sunken};
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-gutter: stable;

  h3 {
    margin: 0 0 ${space.s2};
    color: ${color.inkMuted};
    font: ${text.sm};
    font-weight: ${weight.label};
  }
`

const Summary = styled.p`
  color: ${color.ink};
`

const Found = styled.div`
  display: grid;
  gap: ${space.s4};

  &[data-old='true'] {
    opacity: 0.6;
  }
`

const List = styled.ul`
  display: grid;
  gap: ${space.s3};
  margin: 0;
  padding: 0;
  color: ${color.ink};
  list-style: none;
  overflow-wrap: anywhere;
`

const Quiet = styled.span`
  display: block;
  color: ${color.inkMuted};
`
