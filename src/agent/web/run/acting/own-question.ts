import { createHash } from 'node:crypto'
import type { PageNode } from '../../../../contract/page.ts'
import { OWN_QUESTION } from '../../browser.ts'
import { NeedsApproval } from '../../contract.ts'
import { readPage, type Page } from '../../ground/page-tree.ts'
import { type RunContext, Stopped } from '../context.ts'
import { cut, describeNode } from '../finding/describe-node.ts'

/** What an element stands in that is no longer than this names it: its row, its card. */
const LONGEST_PLACE = 200

/** The question whether to click this, which the agent asks where the page's control says nothing of what was asked for. */
export function ownQuestion(page: Page, node: PageNode, said: string): NeedsApproval {
  const place = placeOf(page, node)
  const question = new NeedsApproval(
    'click',
    { ref: node.ref },
    {
      fingerprint: printOf(page, node),
      action: `Click ${describeNode(page, node)}${place ? ` in “${cut(place, 100)}”` : ''} to ${said}`,
      element: cut(describeNode(page, node), 200),
      details: {},
    },
  )
  const { url, title } = page.snapshot
  return Object.assign(question, { page: { url, title } })
}

/** Rejects when the element is not what was asked about any more: pages put other records into the same rows. */
export async function checkOwnQuestion(
  fingerprint: string,
  ref: unknown,
  { browser }: Pick<RunContext, 'browser'>,
): Promise<void> {
  if (!fingerprint.startsWith(OWN_QUESTION)) return
  const page = readPage(await browser.snapshot())
  const node = typeof ref === 'string' ? page.get(ref) : undefined
  if (node && printOf(page, node) === fingerprint) return
  throw new Stopped(
    'NOT_FOUND',
    'The page has changed since I asked, and what I asked about is not there any more. Nothing was done; please say it again.',
  )
}

function placeOf(page: Page, node: PageNode): string {
  const own = page.text(node)
  const around = page.ancestors(node).find(above => page.text(above) !== own && page.text(above) !== '')
  const text = around ? page.text(around) : ''
  return text.length <= LONGEST_PLACE ? text : ''
}

function printOf(page: Page, node: PageNode): string {
  const facts = [page.snapshot.url, node.ref, describeNode(page, node), placeOf(page, node)]
  return `${OWN_QUESTION}${createHash('sha256').update(JSON.stringify(facts)).digest('hex')}`
}
