import type { AnyEntity, EntityValues } from '@staff/entity'

import { textOf } from './feed'
import { pageUrl, regionUrl, type SitePage, type Website } from './website'

/** A vacancy that the site shows now. Times are ISO 8601 in UTC. */
export interface Vacancy extends SitePage {
  /** The public values of the record. */
  record: EntityValues
  /** When the site showed it first. */
  publishedAt: string
  /** When the site stops to show it; null for never. */
  until: string | null
}

/** Whether an entity's records are vacancies, which job searches can find. */
export function areVacancies({ publicSite }: Pick<AnyEntity, 'publicSite'>): boolean {
  return publicSite?.page !== undefined && publicSite.vacancy !== undefined
}

/** A vacancy as job searches read it: a JobPosting of schema.org, as JSON-LD that can stand in a `script` element. */
export function writeJobPosting(website: Website, vacancy: Vacancy): string {
  return JSON.stringify(jobPosting(website, vacancy)).replaceAll('<', String.raw`\u003c`)
}

function jobPosting(website: Website, vacancy: Vacancy): Record<string, unknown> {
  const { entity, record, region, publishedAt, until } = vacancy
  const { location = '', employment, experience } = entity.publicSite?.vacancy ?? {}
  const years = experience === undefined ? undefined : record[experience]
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: entity.titleOf(record),
    description: asHtml(textOf(entity, record)),
    identifier: {
      '@type': 'PropertyValue',
      name: website.name,
      value: String(record[entity.idKey]),
    },
    url: pageUrl(website, vacancy),
    datePosted: publishedAt,
    ...(until !== null && { validThrough: until }),
    hiringOrganization: {
      '@type': 'Organization',
      name: website.name,
      sameAs: regionUrl(website, region),
    },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: String(record[location]) },
    },
    employmentType: employmentType(employment, record),
    ...(typeof years === 'number' && {
      experienceRequirements: {
        '@type': 'OccupationalExperienceRequirements',
        monthsOfExperience: Math.round(years * 12),
      },
    }),
  }
}

type Employment = NonNullable<NonNullable<AnyEntity['publicSite']>['vacancy']>['employment']

function employmentType(employment: Employment | undefined, record: EntityValues): string {
  if (employment === undefined || typeof employment === 'string') return employment ?? 'OTHER'
  return employment.types[String(record[employment.field])] ?? 'OTHER'
}

/** A plain text as HTML, which a description has to be. */
function asHtml(text: string): string {
  return text
    .replaceAll(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replaceAll(/\r?\n/g, '<br>')
}
