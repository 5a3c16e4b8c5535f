import { MAX_IMAGE_BYTES } from '@staff/contract'
import sharp from 'sharp'

import { single, type Case } from '../play'

const ana = { as: 'administrator' } as const

/** Pictures: right, too large, of another type, none at all. */
export async function imageCases(): Promise<Case[]> {
  const picture = sharp({
    create: { width: 320, height: 320, channels: 3, background: '#336699' },
  })
  const upload = (title: string, status: number, form: FormData) =>
    single(ana, `upload ${title}`, status, { method: 'POST', path: '/images', form })
  return [
    upload('a PNG', 201, formWith(await picture.png().toBuffer(), 'image/png')),
    upload('a JPEG', 201, formWith(await picture.jpeg().toBuffer(), 'image/jpeg')),
    upload('a WebP', 201, formWith(await picture.webp().toBuffer(), 'image/webp')),
    upload('a text', 422, formWith(Buffer.from('text'), 'text/plain')),
    upload('an SVG', 422, formWith(Buffer.from('<svg/>'), 'image/svg+xml')),
    upload('too large a picture', 413, formWith(Buffer.alloc(MAX_IMAGE_BYTES + 1), 'image/png')),
    upload('no file', 422, new FormData()),
    single(ana, 'upload JSON', 415, { method: 'POST', path: '/images', body: { file: 'x' } }),
  ]
}

function formWith(bytes: Uint8Array, type: string): FormData {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], 'picture', { type }))
  return form
}
