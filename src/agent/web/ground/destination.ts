import type { PageNode } from '../../../contract/page.ts'

/**
 * Where a link leads, which tells links from each other. An empty fragment or a script leads nowhere: such links are buttons, each
 * of its own, however many of them have the same address (HTML, § 7.4.6.4: "#" is the top of the page).
 */
export const destinationOf = ({ href }: PageNode): string | undefined =>
  href === undefined || /#!?$|^javascript:/i.test(href) ? undefined : href
