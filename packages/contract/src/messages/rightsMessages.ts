import type { OpenStep, RoleAction } from '@staff/entity'

/** What an action is called in a sentence. */
const ACTIONS: Record<RoleAction, (many: string) => string> = {
  export: (many) => `export ${many}`,
  import: (many) => `import ${many}`,
  deleteForEver: (many) => `delete ${many} for ever`,
  shareViews: () => 'save views for everybody',
}

/** Why a person may do something, or may not. `many`: the records of the area, 'blogs'. */
export const rightsMessages = {
  administrator: (role: string) => `The role ${role} may do everything.`,
  onlyAdministrators: (role: string) =>
    `Only administrators may do this. The role ${role} may not.`,
  nobody: 'Nobody may do this.',
  disabled: (name: string) => `The account of ${name} is disabled, so they may do nothing.`,
  everybody: 'Everybody who is logged in may do this.',
  allowed: (role: string, step: OpenStep, many: string) => `The role ${role} may ${step} ${many}.`,
  closed: (role: string, many: string) => `The role ${role} may not open ${many}.`,
  lacksStep: (
    role: string,
    { step, needed, many }: Record<'step' | 'needed', OpenStep> & { many: string },
  ) => `The role ${role} may ${step} ${many}, not ${needed} them.`,
  lacksAction: (role: string, action: RoleAction, many: string) =>
    `The role ${role} may not ${ACTIONS[action](many)}.`,
  hasAction: (role: string, action: RoleAction, many: string) =>
    `The role ${role} may ${ACTIONS[action](many)}.`,
  otherRegion: (role: string, regions: readonly string[], of: readonly string[]) =>
    `The role ${role} is for ${regions.join(' and ')}, and this is for ${of.join(' and ')}.`,
  editsNothing: (role: string) => `The role ${role} may not edit anything that has pictures.`,
  unknownArea: (areas: readonly string[]) => `An area must be one of ${areas.join(', ')}`,
  unknownRegion: (regions: readonly string[]) =>
    regions.length === 0
      ? 'Rights cannot name a region, because this admin has none'
      : `A region must be one of ${regions.join(', ')}`,
}
