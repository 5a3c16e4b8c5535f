/** Messages about previews of what is not public yet. `one` is the entity's label: 'testimonial'. */
export const previewMessages = {
  ended: 'This preview link has ended, or somebody has revoked it. Ask for a new one.',
  version: "version must be 'latest' or a whole number from 1",
  hours: (max: number) => `hours must be a whole number from 1 to ${max}`,
  mayApprove: 'mayApprove must be true or false',
  comment: 'Say what is missing, or approve.',
  mayNotAnswer: 'This link only shows the page. Ask for one with which you can answer.',
  tooManyAnswers: (max: number) => `This link has ${max} answers already. Ask for a new one.`,
  changed:
    'This has changed since you opened it. Load the page again, and answer what it shows then.',
  needsSiteLink:
    'at needs the header Preview-Token with the token of a preview link for the whole site.',
  notConfigured:
    'No preview link can be made: whoever runs this server has to set PREVIEW_URL to the address of the preview page on the website.',
  noPlaceForTime:
    'The preview page cannot open the site as of a time: whoever runs this server has to add {at} to PREVIEW_URL.',
  tooMany: (max: number, what: string) =>
    `There are ${max} preview links of this ${what} that have not ended. Revoke one first.`,
  unknown: 'There is no such preview link, or it has ended.',
}
