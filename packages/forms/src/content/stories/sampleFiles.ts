const files = import.meta.glob<string>('../images/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The URL of a sample picture's file in Storybook, whatever path Storybook is served from. */
export function sampleFile(url: string): string {
  return files[url.replace('/api/images/', '../images/')] ?? url
}
