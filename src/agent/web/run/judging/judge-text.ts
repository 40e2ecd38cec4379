import type { PageNode } from '../../../../contract/page.ts'
import type { Expectation } from '../../contract.ts'
import { matchText } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import type { RunContext } from '../context.ts'
import { cut } from '../finding/describe-node.ts'
import { find } from '../finding/locate.ts'
import { visibleText } from '../reading/shown.ts'
import { squeezed } from './compare-texts.ts'
import type { Judged } from './judge.ts'

/** Whether a text stands on the page, or in a part of it. */
export async function judgeText(
  { text, in: within }: Extract<Expectation, { kind: 'text' }>,
  page: Page,
  context: RunContext,
): Promise<Judged> {
  const [region] = within ? find(within, page.snapshot, 'region', context) : []
  const expected = `“${text}” is ${within ? `in “${within.said}”` : 'on the page'}`
  if (within && !region)
    return { holds: false, expected, actual: `there is no “${within.said}”`, sure: 0.8, isMissing: true }
  const shown = squeezed(visibleText(page, region?.node))
  if (shown.includes(squeezed(text))) return { holds: true, expected, actual: expected, sure: region?.score ?? 0.97 }
  // A long page is cut in the snapshot; the browser itself looks at all of it.
  if (!within && page.snapshot.total > page.nodes.length) {
    const whole = await context.browser.assert({ text, timeout: 0 })
    if (whole.passed) return { holds: true, expected, actual: expected, sure: 0.95 }
  }
  return { holds: false, expected, actual: describeInstead(page, text, region?.node), sure: 0.95 }
}

/** What is there instead: the text that is most like it, else the beginning of the page. */
function describeInstead(page: Page, text: string, region?: PageNode): string {
  const nodes = region ? page.inside(region) : page.nodes
  let best: { text: string; score: number } | undefined
  for (const node of nodes) {
    if (!node.name || node.name.length > 200) continue
    const score = matchText(text, node.name)
    if (!best || score > best.score) best = { text: node.name, score }
  }
  if (best && best.score > 0.4) return `the nearest is “${cut(best.text)}”`
  const headings = page.nodes.filter(({ role }) => role === 'heading').map(({ name }) => `“${cut(name, 40)}”`)
  return headings.length
    ? `the page has the headings ${headings.slice(0, 4).join(', ')}`
    : `the page reads “${cut(visibleText(page), 80)}”`
}

/** Compares a text of the page as a whole: its title, its address. */
export function compare(what: string, actual: string, wanted: string, how: 'is' | 'contains'): Judged {
  const [has, text] = [squeezed(actual), squeezed(wanted)]
  return {
    holds: how === 'is' ? has === text : has.includes(text),
    expected: `${what} ${how === 'is' ? 'is' : 'contains'} “${wanted}”`,
    actual: actual ? `${what} is “${cut(actual, 120)}”` : `${what} is empty`,
    sure: 0.98,
  }
}

/** Addresses are the same with and without their scheme; the path alone is enough. */
export function judgeAddress(url: string, wanted: string, how: 'is' | 'contains'): Judged {
  const bare = (address: string) => address.replace(/^https?:\/\//, '').replace(/\/$/, '')
  const judged = compare('the address', url, wanted, how)
  return {
    ...judged,
    holds: judged.holds || (how === 'is' ? bare(url) === bare(wanted) || pathOf(url) === wanted : url.includes(wanted)),
  }
}

const pathOf = (url: string): string => {
  const parsed = URL.parse(url)
  return parsed ? `${parsed.pathname}${parsed.search}${parsed.hash}` : url
}

/** Whether the page that is shown is the one of a name. */
export function judgePage(page: Page, name: string): Judged {
  const { title, url } = page.snapshot
  const headings = page.nodes
    .filter(({ role, level }) => role === 'heading' && (level ?? 1) <= 2)
    .map(heading => heading.name)
  const best = Math.max(
    ...[title, ...headings, decodeURIComponent(pathOf(url)).replace(/[/_.-]+/g, ' ')].map(text => coverage(name, text)),
  )
  return {
    holds: best >= 0.8,
    expected: `this is the page “${name}”`,
    actual: `this is “${title}” (${url})`,
    sure: 0.85,
  }
}

const coverage = (wanted: string, text: string): number =>
  squeezed(text).includes(squeezed(wanted)) ? 1 : matchText(wanted, text)
