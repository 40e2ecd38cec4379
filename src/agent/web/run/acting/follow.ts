import type { RunContext, Of } from '../context.ts'
import { click } from './click.ts'
import { turnPage } from './turn-page.ts'

/** "go to the cart": what leads there on this page. */
export async function follow(step: Of<'follow'>, context: RunContext): Promise<undefined> {
  if (await turnPage(step.target.said, context)) return undefined
  await click(
    {
      ...step,
      kind: 'click',
      leads: true,
      target: {
        ...step.target,
        ...(step.target.noun === undefined && { otherNames: [...(step.target.otherNames ?? []), step.target.said] }),
      },
    },
    context,
  )
  const { state } = context.browser
  if (state) context.told.push(`The page is “${state.title || state.url}” now.`)
  return undefined
}
