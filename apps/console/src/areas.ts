import { peopleAreas, type Area } from '@staff/admin'
import type { EntityName, OwnEntityName } from '@staff/content/entities'
import { blog } from '@staff/content/blog/blog.entity'
import { career } from '@staff/content/career/career.entity'
import { client } from '@staff/content/client/client.entity'
import { contractualPosition } from '@staff/content/contractualPosition/contractualPosition.entity'
import { query } from '@staff/content/query/query.entity'
import { service } from '@staff/content/service/service.entity'
import { serviceData } from '@staff/content/serviceData/serviceData.entity'
import { team } from '@staff/content/team/team.entity'
import { technology } from '@staff/content/technology/technology.entity'
import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import {
  Box,
  BriefcaseBusiness,
  Building2,
  ClipboardList,
  Cpu,
  Mail,
  MessageSquareQuote,
  PenLine,
  UsersRound,
} from 'lucide-react'

import type { RegionName } from './regions'

/** The area of every entity of ours, in the order of the navigation. */
const ownAreas = {
  service: {
    entity: service,
    icon: Box,
    regions: ['US'],
    load: async () => (await import('./areas/services/services.area')).servicesArea,
  },
  serviceData: {
    entity: serviceData,
    icon: Box,
    regions: ['US'],
    load: async () => (await import('./areas/serviceData/serviceData.area')).serviceDataArea,
  },
  career: {
    entity: career,
    icon: BriefcaseBusiness,
    load: async () => (await import('./areas/careers/careers.area')).careersArea,
  },
  contractualPosition: {
    entity: contractualPosition,
    icon: ClipboardList,
    load: async () =>
      (await import('./areas/contractualPositions/contractualPositions.area'))
        .contractualPositionsArea,
  },
  testimonial: {
    entity: testimonial,
    icon: MessageSquareQuote,
    load: async () => (await import('./areas/testimonials/testimonials.area')).testimonialsArea,
  },
  blog: {
    entity: blog,
    icon: PenLine,
    load: async () => (await import('./areas/blogs/blogs.area')).blogsArea,
  },
  team: {
    entity: team,
    icon: UsersRound,
    regions: ['US'],
    load: async () => (await import('./areas/teams/teams.area')).teamsArea,
  },
  client: {
    entity: client,
    icon: Building2,
    load: async () => (await import('./areas/clients/clients.area')).clientsArea,
  },
  technology: {
    entity: technology,
    icon: Cpu,
    regions: ['US'],
    load: async () => (await import('./areas/technologies/technologies.area')).technologiesArea,
  },
  query: {
    entity: query,
    icon: Mail,
    load: async () => (await import('./areas/queries/queries.area')).queriesArea,
    badge: async () => (await import('./areas/queries/NewQueriesBadge')).NewQueriesBadge,
  },
} satisfies Record<OwnEntityName, Area<RegionName>>

/** Every area of the console, in the order of the navigation. */
export const areas = {
  ...ownAreas,
  ...peopleAreas(Object.values(ownAreas).map(({ entity }) => entity)),
} satisfies Record<EntityName | 'auditEntry', Area<RegionName>>
