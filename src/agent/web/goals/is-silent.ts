import type { PageNode } from '../../../contract/page.ts'
import type { Page } from '../ground/page-tree.ts'

/** A place on the page that is shown, and that has no text and takes none. */
export const isSilent = (page: Page, node: PageNode): boolean =>
  node.box !== undefined && !node.hidden && !node.editable && page.text(node).trim() === ''
