/** Messages about what the public site shows, and when. `one` is the entity's label: 'testimonial'. */
export const liveMessages = {
  version: 'version must be a whole number from 1',
  time: (name: string) => `${name} must be a time in ISO 8601 such as 2026-11-24T09:00:00Z`,
  tooFar: (name: string) => `${name} must be within the next five years`,
  untilBeforeFrom: 'until must be later than from, and later than now',
  endOrNull: 'until must be a time in ISO 8601 such as 2026-11-24T09:00:00Z, or null for no end',
  replaceScheduled: 'replaceScheduled must be true or false',
  scheduledChange: (one: string) =>
    `A change of this ${one} is scheduled already. Say with replaceScheduled whether it is cancelled (true) or still takes its turn (false).`,
  incomplete: (fields: string) => `Not yet filled in: ${fields}. The public site needs that.`,
  notScheduled: (one: string) =>
    `This change of the ${one} is not scheduled any more: somebody has cancelled it, or it is live already.`,
  notLive: (one: string) =>
    `The public site does not show this ${one}, and nothing is scheduled. Publish it first.`,
}
