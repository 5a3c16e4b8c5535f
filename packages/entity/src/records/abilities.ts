// What the records of an entity have, by what they are. A log, such as the audit, is only written by the server and only read by people.

/** The options of an entity that decide it. */
interface Kind {
  isLog?: boolean | undefined
  isPersonal?: boolean | undefined
}

/** Whether the versions of a record are kept, for people to read and restore. Personal data must leave nothing behind. */
export function hasHistory({ isLog, isPersonal }: Kind): boolean {
  return !isLog && !isPersonal
}

/** Whether deleted records stay in a trash. */
export function hasTrash({ isLog }: Kind): boolean {
  return !isLog
}

/** Whether the search in all areas finds the records. */
export function isFoundInAllAreas({ isLog }: Kind): boolean {
  return !isLog
}

/** Whether the home screen counts the records. */
export function isCountedAtHome({ isLog }: Kind): boolean {
  return !isLog
}

/** Whether an exported file can be imported unchanged: it then names the version of each record. */
export function isImportable({ isLog }: Kind): boolean {
  return !isLog
}

/** Whether the list is sorted by time alone, and the filter of its time takes times beside days. */
export function isOrderedByTime({ isLog }: Kind): boolean {
  return isLog === true
}
