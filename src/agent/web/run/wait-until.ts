import type { PageSnapshot } from '../../../contract/page.ts'
import type { RunContext } from './context.ts'

/**
 * Until when something is waited for that is not on the page: `patience` milliseconds after the page was last used. What has
 * not come by then does not come by itself, however often it is looked for. In milliseconds since 1970.
 */
export function waitUntil(
  {
    patience,
    browser,
    actedBefore,
    until,
  }: Pick<RunContext, 'patience' | 'actedBefore' | 'until'> & {
    browser: Pick<RunContext['browser'], 'actedAt'>
  },
  longest = patience,
): number {
  return until ?? (browser.actedAt ?? actedBefore ?? Date.now()) + longest
}

/** How long a page that loads nothing may take to show something by itself, in milliseconds. */
const BY_ITSELF = 1000

/** How long something is waited for on a page: where nothing is under way, only for what its scripts show by themselves. */
export const patienceWith = (
  { loading }: Pick<PageSnapshot, 'loading'>,
  { patience }: Pick<RunContext, 'patience'>,
): number => (loading === false ? Math.min(patience, BY_ITSELF) : patience)
