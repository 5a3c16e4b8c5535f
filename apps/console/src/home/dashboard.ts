import { callApi, homeQuery } from '@staff/admin'
import { readDashboard, type Dashboard } from '@staff/contract'

/** A visitor's message, as the dashboard home shows it. */
export type NewestQuery = Dashboard['newestQueries'][number]

/** How many queries came in a week. */
export type Week = Dashboard['queriesByWeek'][number]

/** Reads the dashboard home. */
export const dashboardQuery = homeQuery((signal) => callApi(readDashboard, { signal }))
