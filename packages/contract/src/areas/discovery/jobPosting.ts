import {
  escapeXml,
  isKeptOut,
  type AnyEntity,
  type EntityValues,
  type VacancyFields,
} from '@staff/entity'

import { discoveryMessages } from '../../messages/discoveryMessages'
import { Problem } from '../../problems/Problem'
import { presentTime } from '../live/acceptPublish'
import { textOf } from './feed'
import { pageUrl, regionUrl, type SitePage, type Website } from './website'

/** A vacancy that the site shows now. Times are ISO 8601 in UTC. */
interface Vacancy extends SitePage {
  /** The public values of the record, as the public site gets them. */
  record: EntityValues
  /** When the site showed it first. */
  publishedAt: string
  /** When the site stops showing it; null for never. */
  until: string | null
}

/** Whether an entity's records are vacancies, which job searches can find. */
export function areVacancies({ publicSite }: Pick<AnyEntity, 'publicSite'>): boolean {
  return publicSite?.page !== undefined && publicSite.vacancy !== undefined
}

/**
 * A vacancy as job searches read it: a JobPosting of schema.org, as JSON-LD that can stand in a `script` element. Throws a 404 for a vacancy
 * that is kept out of search engines.
 */
export function writeJobPosting(website: Website, vacancy: Vacancy): string {
  if (isKeptOut(vacancy.record)) throw new Problem(404, discoveryMessages.notIndexed)
  return JSON.stringify(jobPosting(website, vacancy)).replaceAll('<', String.raw`\u003c`)
}

function jobPosting(website: Website, vacancy: Vacancy): Record<string, unknown> {
  const { entity, record, region, publishedAt, until } = vacancy
  const { location = '', employment, experience } = entity.publicSite?.vacancy ?? {}
  const { plain = '', html } = textOf(entity, record)
  const years = experience === undefined ? undefined : record[experience]
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: entity.titleOf(record),
    description: html ?? asHtml(plain),
    identifier: {
      '@type': 'PropertyValue',
      name: website.name,
      value: String(record[entity.idKey]),
    },
    url: pageUrl(website, vacancy),
    datePosted: presentTime(publishedAt),
    ...(until !== null && { validThrough: presentTime(until) }),
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

function employmentType(
  employment: VacancyFields['employment'] | undefined,
  record: EntityValues,
): string {
  const type =
    typeof employment === 'object' ? employment.types[String(record[employment.field])] : employment
  return type ?? 'OTHER'
}

/** A plain text as HTML, which a description has to be. */
function asHtml(text: string): string {
  return escapeXml(text).replaceAll(/\r?\n/g, '<br>')
}
