/** Tools that leave the page as it is. */
const LOOKING = new Set(
  ['snapshot', 'find', 'extract', 'assert', 'screenshot', 'wait_for'].map(name => `browser_${name}`),
)

/** A call of a tool, as the answer reports it. */
interface Call {
  tool: string
}

/** Clicks that only opened something to see what is in it, in vain: folds, menus, items of a list. */
const openedInVain = new WeakSet<Call>()

/** Says of calls that they only looked for what is meant, however they did it. */
export function countAsLooking(calls: readonly Call[]): void {
  for (const call of calls) openedInVain.add(call)
}

/** Whether nothing was done on the page yet. */
export const hasOnlyLooked = (steps: readonly Call[]): boolean =>
  steps.every(step => LOOKING.has(step.tool) || openedInVain.has(step))
