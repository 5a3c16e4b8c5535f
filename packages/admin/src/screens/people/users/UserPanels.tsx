import { UserAccess, type UserAccessProps } from './UserAccess'
import { UserRights } from './UserRights'

/** What stands beside the form of a user: their access, and what they may do. */
export function UserPanels(props: UserAccessProps) {
  return (
    <>
      <UserAccess {...props} />
      <UserRights {...props} />
    </>
  )
}
