/** Messages about the trash. `one` is the entity's label: 'testimonial'. */
export const trashMessages = {
  notInTrash: (one: string) => `This ${one} is not in the trash.`,
  unknownArea: (areas: readonly string[]) => `area must be one of ${areas.join(', ')}`,
  deletesNothing: (role: string) => `The role ${role} may not delete anything.`,
  deletedAgain: (one: string) =>
    `Someone has restored this ${one} and deleted it again. It was left as it is.`,
  restoredMeanwhile: (one: string) => `Someone has restored this ${one} meanwhile.`,
  goneForEver: (one: string) =>
    `This ${one} is no longer in the trash. It may have been deleted for ever.`,
  taken: (label: string, one: string) =>
    `${label} is used by another ${one} now. Change it there, then restore this one.`,
  missingReference: (label: string, one: string) =>
    `${label} no longer exists. Restore that first, then this ${one}.`,
  missingImage: (label: string, one: string) =>
    `${label} is no longer stored, so this ${one} cannot be restored.`,
}
