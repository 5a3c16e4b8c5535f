/** The messages for visitors who send a query, and for staff who take care of it. */
export const queryMessages = {
  thanks: 'Thank you. We have your message and will answer it.',
  cannotTake: 'Taken by must be somebody who can log in and open queries',
  tooManyNotes: (max: number) => `This query has ${max} notes already. No more can be added.`,
}
