import { UserAccess, type UserAccessProps } from './UserAccess'
import { UserRights } from './UserRights'

/** What stands beside the form of a user: what they may do, and their access. */
export function UserPanels(props: UserAccessProps) {
  return (
    <>
      <UserRights {...props} />
      <UserAccess {...props} />
    </>
  )
}
