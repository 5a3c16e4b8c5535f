import { defineFixtures, missing, notAnOption, tooLong, searchEngineCases } from '@staff/entity'
import { contractualPosition } from './contractualPosition.entity'

export const contractualPositionFixtures = defineFixtures(contractualPosition, {
  values: [
    {
      role: 'React developer',
      location: 'Austin, Texas',
      duration: '6 months',
      type: 'Hybrid',
      interviewMode: 'Online',
      summary:
        'A logistics client rebuilds its driver portal. You join a team of four, own the booking screens and leave ' +
        'them tested. An extension is likely.',
    },
    {
      role: 'Payroll analyst',
      location: 'London',
      duration: '3 months',
      type: 'On site',
      interviewMode: 'In person',
      summary:
        'Two payrolls become one. You check every line before the first common run in April.',
    },
    {
      role: 'Kotlin developer',
      location: 'Anywhere in the US',
      duration: '12 months',
      type: 'Remote',
      interviewMode: 'Online',
      summary: 'An app for nurses on their rounds, which must work in basements without a signal.',
    },
    {
      role: 'Scrum master',
      location: 'Manchester',
      duration: '4 months',
      type: 'Hybrid',
      interviewMode: 'Phone',
      summary:
        'Cover for a parental leave: two teams that know each other well and finish what they start.',
    },
    {
      role: 'Database administrator',
      location: 'Denver, Colorado',
      duration: '9 months',
      type: 'On site',
      interviewMode: 'In person',
      summary:
        'Forty depots move to one PostgreSQL cluster, one depot a week, with a way back each time.',
    },
    {
      role: 'Technical writer',
      location: 'Anywhere in the UK',
      duration: '10 weeks',
      type: 'Remote',
      interviewMode: 'Online',
      summary: 'A thousand pages of manuals become two hundred that people read.',
    },
    {
      role: 'Test engineer',
      location: 'Chicago, Illinois',
      duration: '6 months',
      type: 'Hybrid',
      interviewMode: 'Online',
      summary:
        'You turn a week of clicking before each release into an hour of machines and a morning of thought.',
    },
    {
      role: 'Service desk lead',
      location: 'Leeds',
      duration: '5 months',
      type: 'On site',
      interviewMode: 'In person',
      summary: 'A desk of six, a new telephone system, and a backlog that has stopped growing.',
    },
    {
      role: 'UX researcher',
      location: 'Anywhere in the UK',
      duration: '8 weeks',
      type: 'Remote',
      interviewMode: 'Phone',
      summary:
        'Twenty talks with people who book for others, and one clear page about what they need.',
    },
    {
      role: 'Cloud engineer',
      location: 'Seattle, Washington',
      duration: '12 months',
      type: 'Hybrid',
      interviewMode: 'Online',
      summary:
        'You halve the bill of a platform that grew faster than anybody planned, and break nothing.',
    },
    {
      role: 'Interim engineering manager',
      location: 'London',
      duration: '6 months',
      type: 'Hybrid',
      interviewMode: 'In person',
      summary:
        'Eight engineers between two managers. You hire the next one and hand over in peace.',
    },
    {
      role: 'Power BI developer',
      location: 'Boston, Massachusetts',
      duration: '3 months',
      type: 'Remote',
      interviewMode: 'Phone',
      summary: 'The board wants one number a month that everyone believes.',
    },
  ],
  invalid: {
    roleMissing: missing('role', 'Role is required'),
    roleTooLong: tooLong('role', 200, 'Role should not exceed 200 characters'),
    locationMissing: missing('location', 'Location is required'),
    locationTooLong: tooLong('location', 200, 'Location should not exceed 200 characters'),
    durationMissing: missing('duration', 'Duration is required'),
    durationTooLong: tooLong('duration', 200, 'Duration should not exceed 200 characters'),
    typeMissing: missing('type', 'Type is required'),
    typeNotOffered: notAnOption('type', 'Type must be one of the choices'),
    interviewModeMissing: missing('interviewMode', 'Interview Mode is required'),
    interviewModeNotOffered: notAnOption(
      'interviewMode',
      'Interview Mode must be one of the choices',
    ),
    summaryMissing: missing('summary', 'Summary is required'),
    summaryTooLong: tooLong('summary', 5000, 'Summary should not exceed 5000 characters'),
    ...searchEngineCases,
  },
})
