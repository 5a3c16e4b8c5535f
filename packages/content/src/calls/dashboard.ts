import { defineCall, json, jsonResponse, type ValueOf } from '@staff/contract'

const dashboard = json.object({
  counts: json.map(json.integer()),
  newestQueries: json.list(
    json.object({
      id: json.text(),
      name: json.text(),
      subject: json.text(),
      message: json.text(),
      region: json.text(),
      createdAt: json.timestamp(),
    }),
  ),
  queriesByWeek: json.list(
    json.object({
      weekStart: json.text({ format: 'date' }),
      count: json.integer(),
    }),
  ),
})

/**
 * The dashboard home: the number of records in each area that the caller may read, the newest queries, and the number
 * of queries in each of the last twelve weeks, the current week last.
 */
export type Dashboard = ValueOf<typeof dashboard>

/** Reads the dashboard home. It takes the place of `readCounts`, the dashboard of every admin. */
export const readDashboard = defineCall({
  method: 'GET',
  path: '/dashboard',
  access: 'signedIn',
  success: jsonResponse(200, dashboard),
})
