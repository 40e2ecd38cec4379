import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** What axe finds wrong with a page as it is now (WCAG 2.2 A and AA, best practices): rule and first element of each. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync(AXE, 'utf8'))
  const found = await page.evaluate('axe.run(document, { resultTypes: ["violations"] })')
  const { violations } = found as { violations: { id: string; nodes: { target: unknown; failureSummary: string }[] }[] }
  return violations.map(({ id, nodes: [node] }) => `${id}: ${String(node!.target)}: ${node!.failureSummary}`)
}
