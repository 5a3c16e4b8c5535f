import type { AreaScreens } from '../../app/defineArea'
import { RecordEditor } from '../RecordEditor/RecordEditor'

export interface CreateScreenProps {
  area: AreaScreens
}

/** An empty form that makes a new record. */
export function CreateScreen({ area }: CreateScreenProps) {
  return <RecordEditor area={area} />
}
