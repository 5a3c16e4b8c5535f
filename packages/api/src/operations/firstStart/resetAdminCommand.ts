import { registerContent, type Content } from '../content/content'
import { placeOf, runCommand } from '../backup/commands/runCommand'
import { connect } from '../../platform/db/connect'
import { hasDatabase } from '../../platform/db/embedded/folderState'
import { loginCard } from './loginCard'
import { StartError } from '../../platform/problems/startError'
import { resetAdministrator } from './resetAdministrator'

// `npm run reset-admin -- email`: restores the access of an administrator who has lost their password.

const USAGE = `Usage: npm run reset-admin -- email
Gives the administrator with this email a one-time password, prints it once, and enables their
account. Works on DATABASE_URL, or on DATA_DIR while its server is stopped.`

/** Runs the command. */
export async function resetAdminCommand(content: Content) {
  registerContent(content)
  await runCommand({ usage: USAGE, options: [], needsFile: true }, async ({ argument = '' }) => {
    const place = placeOf(process.env)
    // Opening a folder without a database would create one.
    if ('dataDir' in place && !hasDatabase(place.dataDir))
      throw new StartError(`There is no database in ${place.dataDir}.`)
    const database = await connect(place)
    try {
      const { email, password, isEnabled } = await resetAdministrator(database, argument)
      const card = loginCard([{ who: 'this administrator', email, password }])
      const enabled = isEnabled ? 'The account was disabled and is enabled again. ' : ''
      return `${card}\n${enabled}The console asks for a password of their own at the first login.`
    } finally {
      await database.close()
    }
  })
}
