import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** Size of targets is of WCAG 2.2 AA, but off unless it is asked for. */
const OPTIONS = { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } }

/** What axe finds wrong with a page as it is now (WCAG 2.2 A and AA, best practices): rule and first element of each. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const found = await page.evaluate(`axe.run(document, ${JSON.stringify(OPTIONS)})`)
  const { violations } = found as { violations: { id: string; nodes: { target: unknown; failureSummary: string }[] }[] }
  return violations.map(({ id, nodes: [node] }) => `${id}: ${String(node!.target)}: ${node!.failureSummary}`)
}
