import sharp from 'sharp'

/** A WebP picture that is no other's. */
export async function picture(width: number, height: number): Promise<Buffer> {
  const shades = { r: Math.random() * 255, g: Math.random() * 255, b: Math.random() * 255 }
  const plain = sharp({ create: { width, height, channels: 3, background: shades } })
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const grain = await sharp({ create: { width, height, channels: 3, background: shades, noise } })
    .png()
    .toBuffer()
  return plain
    .composite([{ input: grain, blend: 'overlay' }])
    .webp()
    .toBuffer()
}

/** The width and height of a WebP or AVIF picture. The server's library reads no AVIF, so its header is read here. */
export async function sizeOf(bytes: Buffer): Promise<string> {
  const at = bytes.indexOf('ispe')
  if (bytes.indexOf('ftypavif') === 4)
    return `${bytes.readUInt32BE(at + 8)} × ${bytes.readUInt32BE(at + 12)}`
  const { width, height } = await sharp(bytes).metadata()
  return `${width} × ${height}`
}
