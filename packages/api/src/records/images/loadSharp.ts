import type sharp from 'sharp'

let loaded: Promise<typeof sharp> | undefined

/** The picture library, loaded with the first picture: libvips takes 15 MB. */
export function loadSharp(): Promise<typeof sharp> {
  loaded ??= load()
  return loaded
}

async function load(): Promise<typeof sharp> {
  const { default: library } = await import('sharp')
  // libvips reads many formats. Some, for example SVG, can reference other files.
  library.block({ operation: ['VipsForeignLoad'] })
  library.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
    ],
  })
  library.cache(false)
  // Several threads for one picture take more memory, and the cores of the requests.
  library.concurrency(1)
  return library
}
