import { answers, defineCall } from '../call/defineCall'
import { json, type ValueOf } from '../call/json'

const dashboard = json.object({
  counts: json.map(json.integer()),
  newestQueries: json.list(
    json.object({
      id: json.text(),
      name: json.text(),
      subject: json.text(),
      message: json.text({ description: 'The beginning, in one line.' }),
      region: json.text(),
      createdAt: json.timestamp(),
    }),
  ),
  queriesByWeek: json.list(
    json.object({
      weekStart: json.text({ format: 'date', description: 'A Monday, in UTC.' }),
      count: json.integer(),
    }),
  ),
})

/**
 * The dashboard home: how many records each area has that the reader may open, the newest queries, and how many came in
 * each of the last twelve weeks, the current one last.
 */
export type Dashboard = ValueOf<typeof dashboard>

/** Read the dashboard home. */
export const readDashboard = defineCall({
  method: 'GET',
  path: '/dashboard',
  access: 'signedIn',
  summary: 'The dashboard home',
  tag: 'dashboard',
  success: answers(200, 'What the reader may open, in numbers, and the newest queries.', dashboard),
})
