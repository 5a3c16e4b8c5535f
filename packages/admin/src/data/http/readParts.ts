/** Reads the body of a response, part after part as it arrives. */
export async function readParts(
  response: Response,
  onPart: (part: Uint8Array<ArrayBuffer>) => void,
): Promise<void> {
  const reader = response.body?.getReader()
  // oxlint-disable-next-line no-await-in-loop -- The parts arrive one after the other.
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    onPart(part.value)
}
