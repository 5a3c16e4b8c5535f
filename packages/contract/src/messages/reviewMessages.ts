/** Messages about requests to publish. `one` is the entity's label: 'testimonial'. */
export const reviewMessages = {
  published: (one: string) =>
    `The public site shows this ${one} as it is: there is nothing to ask for.`,
  ofAnother: (name: string) =>
    `${name} has asked. Only they, and people who may publish, can withdraw that.`,
  notWaiting: (one: string) =>
    `Nobody waits for an answer about this version of the ${one}: the request was answered or withdrawn.`,
}
