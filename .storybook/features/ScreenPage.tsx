import { Description, DocsContext, Title, useOf } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'

import { wordsOf } from '../storyNames'
import { StoryLink } from '../StoryLink'
import { FeatureText } from './FeatureText'
import { featureOf } from './features'

/**
 * The docs page of a screen, a feature or a journey: what it is, and its states as links. The states are not on the page, because
 * each of them is a whole screen with a server of its own.
 */
export function ScreenPage() {
  const { csfFile } = useOf('meta', ['meta'])
  const stories = useContext(DocsContext).componentStories()
  const feature = featureOf(csfFile.meta.title ?? '')
  return (
    <>
      <Title />
      <Description />
      {feature && <FeatureText feature={feature} />}
      <h2>{csfFile.meta.title?.startsWith('Journeys/') ? 'Journeys' : 'States'}</h2>
      <ul>
        {stories.map(({ id, name, parameters }) => (
          <li key={id}>
            <StoryLink to={id}>{wordsOf(name)}</StoryLink>
            {describedIn(parameters)}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The comment of a story, if it has one. */
function describedIn(parameters: Readonly<Record<string, unknown>>): string {
  const { story }: { story?: unknown } = Object(
    Reflect.get(Object(parameters['docs']), 'description'),
  )
  return typeof story === 'string' && story !== '' ? `: ${story}` : ''
}
