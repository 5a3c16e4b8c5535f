import { callApi, homeQuery } from '@staff/admin'
import { readDashboard, type Dashboard } from '@staff/content/calls'

/** A query as the home screen shows it. */
export type NewestQuery = Dashboard['newestQueries'][number]

/** The query for the data of the home screen. */
export const dashboardQuery = homeQuery((signal) => callApi(readDashboard, { signal }))
