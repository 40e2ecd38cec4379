/** Tools that leave the page as it is. */
const LOOKING = new Set(
  ['snapshot', 'find', 'extract', 'assert', 'screenshot', 'wait_for'].map(name => `browser_${name}`),
)

/** Whether nothing was done on the page yet. */
export const hasOnlyLooked = (steps: readonly { tool: string }[]): boolean =>
  steps.every(({ tool }) => LOOKING.has(tool))
