import { defineFixtures, missing, notAnOption, tooLong, searchEngineCases } from '@staff/entity'
import { career } from './career.entity'

export const careerFixtures = defineFixtures(career, {
  values: [
    {
      title: 'Senior React engineer',
      experience: 5,
      location: 'Austin, Texas',
      department: 'Engineering',
      type: 'Full time',
      description:
        'You lead the front end of two client portals, from the first sketch to the release. You review code kindly, ' +
        'write tests that people read, and say early when a plan does not hold.',
    },
    {
      title: 'Delivery manager',
      experience: 7.5,
      location: 'London',
      department: 'Delivery',
      type: 'Full time',
      description:
        'You keep three teams and their clients in step: one plan, one demo a week, no surprises on the invoice.',
      metaTitle: 'Delivery manager jobs in London',
      metaDescription:
        'Lead three teams to one plan and one demo a week. Full time in London, with a client day on Fridays.',
    },
    {
      title: 'Graduate engineer',
      experience: 0,
      location: 'Manchester',
      department: 'Engineering',
      type: 'Full time',
      description:
        'Your first year of work: a mentor, four months in each of three teams, and real releases from month one.',
    },
    {
      title: 'Talent sourcer',
      experience: 1,
      location: 'Remote within the UK',
      department: 'Staffing',
      type: 'Part time',
      description:
        'You find the people that an advertisement does not reach, and write messages that get an answer.',
    },
    {
      title: 'Site reliability engineer',
      experience: 4,
      location: 'Denver, Colorado',
      department: 'Platform',
      type: 'Contract',
      description:
        'You make our releases dull. On call one week in six, with the time to mend what woke you.',
    },
    {
      title: 'Product designer',
      experience: 3,
      location: 'Austin, Texas',
      department: 'Design',
      type: 'Full time',
      description:
        'You talk to the people who will use it, draw what they need, and stay until it is built.',
    },
    {
      title: 'Design intern',
      experience: 0,
      location: 'London',
      department: 'Design',
      type: 'Internship',
      description:
        'Six paid months beside two senior designers, with one project of your own to show at the end.',
    },
    {
      title: 'Data engineer',
      experience: 2.5,
      location: 'Chicago, Illinois',
      department: 'Data',
      type: 'Full time',
      description:
        'You turn ten years of spreadsheets into tables that a clinic can trust on a Monday morning.',
    },
    {
      title: 'Account manager',
      experience: 6,
      location: 'Leeds',
      department: 'Staffing',
      type: 'Full time',
      description:
        'You look after nine clients who stay for years, and tell them when they need fewer people.',
    },
    {
      title: 'Accessibility specialist',
      experience: 3.5,
      location: 'Remote within the US',
      department: 'Design',
      type: 'Part time',
      description:
        'You test with people who use screen readers every day, and teach our teams to hear what they hear.',
    },
    {
      title: 'Finance assistant',
      experience: 2,
      location: 'London',
      department: 'Finance',
      type: 'Part time',
      description:
        'You pay contractors on the day we promised, and find the odd penny that is missing.',
    },
    {
      title: 'Principal architect',
      experience: 12,
      location: 'Austin, Texas',
      department: 'Engineering',
      type: 'Contract',
      description:
        'You draw the boundary between what we build and what we buy, for a client with forty depots.',
    },
  ],
  invalid: {
    titleMissing: missing('title', 'Job title is required'),
    titleTooLong: tooLong('title', 200, 'Title should not exceed 200 characters'),
    experienceMissing: missing('experience', 'Job experience is required', null),
    experienceTooLow: outOfRange('min', -1),
    experienceTooHigh: outOfRange('max', 51),
    experienceTooLong: {
      field: 'experience',
      rule: 'tooLong',
      value: 12.345,
      message: 'Job experience value is too long',
    },
    locationMissing: missing('location', 'Job location is required'),
    locationTooLong: tooLong('location', 200, 'Location should not exceed 200 characters'),
    departmentMissing: missing('department', 'Job department is required'),
    departmentTooLong: tooLong('department', 200, 'Department should not exceed 200 characters'),
    typeMissing: missing('type', 'Job type is required'),
    typeNotOffered: notAnOption('type', 'Type must be one of the choices'),
    descriptionMissing: missing('description', 'Job description is required'),
    descriptionTooLong: tooLong(
      'description',
      5000,
      'Description should not exceed 5000 characters',
    ),
    ...searchEngineCases,
  },
})

function outOfRange(rule: string, value: number) {
  const message = 'Job experience must be between 0 and 50 years'
  return { field: 'experience' as const, rule, value, message }
}
