/** Messages about the order of records. `one` is the entity's label: 'team member'. */
export const orderMessages = {
  id: 'id must be the id of a record',
  oneTarget: 'Give one of before, after and position',
  target: (name: string, one: string) => `${name} must be the id of another ${one}`,
  notInList: (one: string) => `There is no such ${one} in this list`,
  position: 'position must be a whole number from 1',
  beyond: (total: number) => `position must be a whole number from 1 to ${total}`,
  from: 'from must be a whole number from 1',
  movedSince: (one: string, whoHas = 'Someone has') =>
    `${whoHas} changed the order meanwhile. This ${one} was left where it is.`,
  tooMany: (max: string) => `A list of more than ${max} records cannot be ordered by moving them.`,
}
