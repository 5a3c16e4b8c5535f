import { wholeNumber } from '@staff/entity'

/** The largest number of a version that a database stores. */
export const MAX_VERSION = 2 ** 31 - 1

/** The field of a body that names a version. */
export const versionField = wholeNumber('version', 1, MAX_VERSION)
