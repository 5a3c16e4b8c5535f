import NameDialog from './NameDialog'
import type { ReleaseQuestionProps } from './ReleaseActions'

/** Asks for another name of a release. */
export default function RenameDialog(props: ReleaseQuestionProps) {
  return <NameDialog {...props} onDone={() => undefined} />
}
