import { pictureAddress } from '@staff/entity'

const files = import.meta.glob<string>('../images/*.webp', {
  eager: true,
  // Files of their own: inside the code, every page would load all of them.
  query: '?url&no-inline',
  import: 'default',
})

/** The URL of a sample picture's file in Storybook, whatever path Storybook is served from. */
export function sampleFile(url: string): string {
  return files[pictureAddress(url).replace('/api/images/', '../images/')] ?? url
}
