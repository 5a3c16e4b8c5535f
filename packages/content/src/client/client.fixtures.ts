import { defineFixtures, notUploaded, missing, tooLong } from '@staff/entity'
import { sampleLogo } from '../sampleImages'
import { client } from './client.entity'

const companies: [name: string, websiteLink: string][] = [
  ['Alder Peak Logistics', 'https://alderpeak.example'],
  ['Twinbrook Clinics', 'https://www.twinbrook.example/clinics'],
  ['Quarter & Vale', 'https://quartervale.example'],
  ['Hexham Energy', 'https://hexham-energy.example'],
  ['Greenleaf Grocers', 'https://greenleaf.example/stores'],
  ['Meander Rail', 'http://meander-rail.example'],
  ['Longline Publishing', 'https://longline.example'],
  ['Solstice Hotels', 'https://solstice-hotels.example'],
  ['Saltmarsh Water', 'https://saltmarsh-water.example'],
  ['North Star Credit Union', ''],
  ['Three Quarters Research', 'https://threequarters.example'],
  ['Stairwell Homes', 'https://stairwell.example/to-let'],
]

export const clientFixtures = defineFixtures(client, {
  values: companies.map(([name, websiteLink], index) => ({
    name,
    image: sampleLogo(index),
    websiteLink,
  })),
  invalid: {
    nameMissing: missing('name', 'Name is required'),
    nameTooLong: tooLong('name', 120, 'Name should not exceed 120 characters'),
    imageMissing: missing('image', 'Image is required'),
    imageFromElsewhere: notUploaded('image', 'Image must be a picture uploaded here'),
    websiteLinkTooLong: tooLong(
      'websiteLink',
      2000,
      'Website Link should not exceed 2000 characters',
    ),
    websiteLinkNotOfTheWeb: {
      field: 'websiteLink',
      rule: 'url',
      value: 'javascript:alert(1)',
      message: 'Website Link must be an address that begins with http:// or https://',
    },
  },
})
