import { loadConfirmDialog } from '../Dialog/ConfirmDialog'
import { loadDialog } from '../Dialog/Dialog'
import { loadDrawer } from '../Drawer/Drawer'
import { loadMenu } from '../Menu/useMenu'

/** Loads the code of menus, dialogs and drawers, which would otherwise load when the first one opens. */
export async function loadOverlays(): Promise<void> {
  await Promise.all([loadMenu(), loadDialog(), loadConfirmDialog(), loadDrawer()])
}
