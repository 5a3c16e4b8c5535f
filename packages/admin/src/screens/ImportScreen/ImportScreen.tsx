import { Banner, Card, space, weight } from '@staff/ui'
import { useState } from 'react'
import { styled } from 'styled-components'

import type { AreaScreens } from '../../shared/defineArea'
import { Page } from '../Page/Page'
import { ChooseSource } from './source/ChooseSource'
import { ImportDone } from './ImportDone'
import { ReviewImport } from './ReviewImport'
import { TakesFocus } from './TakesFocus'
import { useImport } from './steps/useImport'
import { Working } from './Working'

export interface ImportScreenProps {
  area: AreaScreens
}

/** Imports records from a CSV file or a paste: choose, match and check, store. */
export function ImportScreen({ area }: ImportScreenProps) {
  const { entity } = area
  const many = entity.labels.many.toLowerCase()
  const { state, check, match, store, cancel, restart } = useImport(entity)
  const [first] = useState(state)

  return (
    <Page
      title={`Import ${many}`}
      intro="From a CSV file, an Excel workbook or a paste. Every row is checked first, and nothing is stored until you say so."
    >
      <Card>
        <Content>
          {state.step === 'choose' && (
            <>
              {state.failure && <Banner tone="danger">{state.failure}</Banner>}
              {state.note && <Banner tone="info">{state.note}</Banner>}
              <ChooseSource
                entity={entity}
                takesFocus={state !== first}
                onChoose={(source) => void check(source)}
                onRefuse={(message) => restart(message)}
              />
            </>
          )}
          {state.step === 'checking' && (
            <Working title="Checking the rows" share={state.share} onCancel={cancel} />
          )}
          {state.step === 'review' && (
            <ReviewImport
              entity={entity}
              source={state.source}
              report={state.report}
              failure={state.failure}
              isChecking={state.isChecking ?? false}
              onMatch={(fields) => void match(state, fields)}
              onStore={(mode) => void store(state, mode)}
              onBack={() => restart()}
            />
          )}
          {state.step === 'storing' && (
            <Working title="Storing the rows" share={state.share} onCancel={cancel} />
          )}
          {state.step === 'cancelling' && (
            <TakesFocus>
              <output>Cancelling…</output>
            </TakesFocus>
          )}
          {state.step === 'done' && (
            <ImportDone
              wasCancelled={state.wasCancelled}
              entity={entity}
              source={state.source}
              report={state.report}
              onAgain={() => restart()}
            />
          )}
        </Content>
      </Card>
    </Page>
  )
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
  padding: ${space.s4};

  h2 {
    font-weight: ${weight.heading};
  }
  summary {
    cursor: pointer;
  }
  summary > h2 {
    display: inline;
  }
`
