const files = import.meta.glob<string>('../images/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Where the stories find the file of a stored sample picture, whatever path they are served from. */
export function sampleFile(url: string): string {
  return files[url.replace('/api/images/', '../images/')] ?? url
}
