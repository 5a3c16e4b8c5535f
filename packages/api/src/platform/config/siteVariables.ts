import { string } from 'yup'

import { origins, previewUrl, secret, siteUrl, wholeNumber } from './environmentTypes'

/** The environment variables about the public website. */
export const siteVariables = {
  SITE_ORIGINS: origins().meta({
    description:
      "origins of the public website, separated by commas: their pages may read what is public and send visitors' queries",
    whenUnset: 'no page of another origin',
  }),
  SITE_KEY: secret(24).meta({
    description:
      "the secret with which the website's server names the visitor of a query, whom the rate limits then count; 24 characters or more",
    whenUnset: 'nobody can name a visitor',
  }),
  PREVIEW_URL: previewUrl().meta({
    description:
      "your website's preview page, with `{token}`, `{area}`, `{id}` and `{at}` in its address",
    whenUnset: 'no preview links',
  }),
  SITE_URL: siteUrl().meta({
    description:
      'the address of the public website, for its sitemap, feeds and vacancies; `{region}` at its end where each region has pages of its own',
    whenUnset: 'no sitemap, feeds and vacancies',
  }),
  PICTURE_SIZES_MB: wholeNumber({
    min: 16,
    max: 9_999_999,
    expected: 'a number of megabytes from 16',
  })
    .default(512)
    .meta({
      description:
        'how much space the sizes of pictures take that the website asks for; above it, those are deleted that nobody has asked for the longest',
      whenUnset: '512',
    }),
  SITE_NAME: string().meta({
    description: 'the name of the company, for feeds and vacancies',
    whenUnset: 'the host of `SITE_URL`',
  }),
}
