import type { RunContext, Of } from '../context.ts'
import { find } from '../finding/locate.ts'
import type { Rows } from './result.ts'

/** Reads this page and, where that is asked for, those behind it: "Next" as long as there is one. */
export async function overPages(step: Of<'extract'>, context: RunContext, read: () => Promise<Rows>): Promise<Rows> {
  const rows = await read()
  const seen = new Set([JSON.stringify(rows)])
  for (let at = 1; at < (step.pages ?? 1); at++) {
    const snapshot = await context.browser.snapshot()
    const [next] = find(
      { said: 'next', name: 'next', otherNames: ['next page'], roles: ['link', 'button'] },
      snapshot,
      'click',
      context,
      0.75,
    )
    if (!next || next.node.disabled) break
    await context.browser.act('click', { ref: next.node.ref })
    const more = await read()
    const print = JSON.stringify(more)
    if (seen.has(print)) break
    seen.add(print)
    rows.push(...more)
  }
  return rows
}
