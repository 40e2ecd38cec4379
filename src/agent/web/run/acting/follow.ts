import type { Target } from '../../contract.ts'
import { destinationOf } from '../../ground/destination.ts'
import { MARGIN } from '../../ground/ground.ts'
import { find } from '../finding/locate.ts'
import type { RunContext, Of } from '../context.ts'
import { click } from './click.ts'
import { turnPage } from './turn-page.ts'

/** "go to the cart": what leads there on this page. */
export async function follow(step: Of<'follow'>, context: RunContext): Promise<undefined> {
  if (await turnPage(step.target.said, context)) return undefined
  const { target } = step
  const named = {
    ...target,
    ...(target.noun === undefined && { otherNames: [...(target.otherNames ?? []), target.said] }),
  }
  const chosen = await onlyLink(named, context)
  await click({ ...step, kind: 'click', leads: true, target: chosen ?? named }, context)
  const { state } = context.browser
  if (state) context.told.push(`The page is “${state.title || state.url}” now.`)
  return undefined
}

/** "go to the archive": of what is called so equally well, the one link that leads somewhere, not the buttons that act. */
async function onlyLink(target: Target, context: RunContext): Promise<Target | undefined> {
  const found = find(target, await context.browser.snapshot(), 'click', context)
  const best = found.filter(({ score }) => score > found[0]!.score - MARGIN)
  const links = best.filter(({ node }) => node.role === 'link' && destinationOf(node) !== undefined)
  const [link] = links
  const isOne = new Set(links.map(({ node }) => destinationOf(node))).size === 1
  return link && isOne && links.length < best.length
    ? { said: target.said, name: link.node.name, chosen: link.node.ref }
    : undefined
}
