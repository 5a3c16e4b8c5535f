import type { Feature } from './feature'
import { listFeatures } from './listFeatures'
import { recordFeatures } from './recordFeatures'

/** The features of the console by their names in the sidebar. */
export const features: Readonly<Record<string, Feature>> = { ...listFeatures, ...recordFeatures }

/** The feature whose page has this title; undefined for another page. */
export function featureOf(title: string): Feature | undefined {
  const [, name] = /^Screens\/Features\/([^/]+)$/.exec(title) ?? []
  return name === undefined ? undefined : features[name]
}
