import { inRegion } from '../../shared/paths'
import { isCountry, type Country } from '../../stores/preferences/region'
import { answers, type Override } from '../fakeApi/answers'
import type { StoryOptions } from './startStory'

/** What a reviewer chose in Storybook's toolbar for the stories of screens; what is left out stays the story's. */
export interface ToolbarSettings {
  region?: Country
  reader?: (typeof toolbarReaders)[number]
  network?: Network
}

/** Who can be chosen as the reader. */
export const toolbarReaders = ['administrator', 'staff'] as const

/** Each network of the toolbar: how long an answer takes in milliseconds, and what becomes of the calls. */
export const networks = {
  fast: { latency: 0, answers: [] },
  slow: { latency: 3000, answers: [] },
  failing: { latency: 0, answers: [answers.failingToRead()] },
  offline: { latency: 0, answers: [answers.offline()] },
} as const satisfies Record<string, { latency: number; answers: readonly Override[] }>

export type Network = keyof typeof networks

/** Reads the toolbar's choices from Storybook's globals; any other value leaves it to the story. */
export function readToolbar({ region, reader, network }: Record<string, unknown>): ToolbarSettings {
  return {
    ...(isCountry(region) && { region }),
    ...(isOneOf(toolbarReaders, reader) && { reader }),
    ...(isOneOf(networkNames, network) && { network }),
  }
}

/** The world of a story with the toolbar's choices on top. */
export function withToolbar(story: StoryOptions, { region, reader, network }: ToolbarSettings) {
  const { latency, answers: first } = network ? networks[network] : story
  return {
    ...story,
    ...(region && { country: region }),
    ...(reader && { role: reader }),
    ...(network && { latency, answers: [...(first ?? []), ...(story.answers ?? [])] }),
  }
}

/** A story's address, or its addresses, in another region; its other arguments stay. */
export function argsInRegion<Args extends { path?: unknown; paths?: unknown }>(
  args: Args,
  region: Country,
): Args {
  const { path, paths } = args
  return {
    ...args,
    ...(typeof path === 'string' && { path: inRegion(path, region) }),
    ...(Array.isArray(paths) && { paths: paths.map((each) => inRegion(String(each), region)) }),
  }
}

const networkNames = Object.keys(networks) as Network[] // the keys of an object of ours

function isOneOf<Value>(values: readonly Value[], value: unknown): value is Value {
  return values.some((each) => each === value)
}
