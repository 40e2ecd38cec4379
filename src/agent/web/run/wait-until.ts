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
