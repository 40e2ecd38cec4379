import type { Target } from '../../contract.ts'
import { readPage } from '../../ground/page-tree.ts'
import type { RunContext, Of } from '../context.ts'
import { describeNode } from '../finding/describe-node.ts'
import { find } from '../finding/locate.ts'
import { click } from './click.ts'

/** What a dismissing control may be called, by what it does (the words of cookie and consent dialogs). */
const CLOSE_WORDS = [
  'close',
  'dismiss',
  'no thanks',
  'not now',
  'ok',
  'got it',
  'x',
  '×',
  'cancel',
  'reject all',
  'decline',
  'later',
  'skip',
]
const ACCEPT_WORDS = [
  'accept all',
  'accept',
  'accept cookies',
  'agree',
  'allow all',
  'allow',
  'ok',
  'got it',
  'i agree',
  'yes',
]
const REJECT_WORDS = [
  'reject all',
  'reject',
  'decline',
  'refuse',
  'deny',
  'only necessary',
  'only essential',
  'necessary only',
  'essential only',
  'only what is necessary',
  'continue without accepting',
  'no thanks',
  'no',
]

/** Closes what lies over the page with the control in it that does so; a native dialog by answering it. */
export async function dismiss(step: Of<'dismiss'>, context: RunContext): Promise<void> {
  const { browser } = context
  const snapshot = await browser.snapshot()
  if (snapshot.dialogs?.some(({ state }) => state === 'waiting')) {
    await browser.act('dialog', { action: step.accept ? 'accept' : 'dismiss' })
    context.told.push(`${step.accept ? 'Accepted' : 'Dismissed'} the dialog.`)
    return
  }
  const page = readPage(snapshot)
  const words = step.accept === true ? ACCEPT_WORDS : step.accept === false ? REJECT_WORDS : CLOSE_WORDS
  const region = overlayFor(step.target, context, snapshot)
  for (const word of words) {
    const target: Target = { said: word, name: word, roles: ['button', 'link'] }
    const hits = find(target, snapshot, 'click', context, 0.8).filter(
      ({ node }) => !region || page.ancestors(node).some(({ ref }) => ref === region.ref),
    )
    const [hit] = hits
    if (!hit) continue
    await browser.act('click', { ref: hit.node.ref })
    context.sure.push(0.85)
    context.told.push(
      `Clicked ${describeNode(page, hit.node)} to ${step.accept ? 'accept' : 'close'} ` +
        `${region ? describeNode(page, region) : `the ${step.target.name ?? step.target.noun ?? step.target.said}`}.`,
    )
    return
  }
  if (region && step.accept === undefined) {
    await browser.act('press_key', { key: 'Escape' })
    const after = readPage(await browser.snapshot()).get(region.ref)
    if (!after || after.hidden) return void context.told.push(`Closed ${describeNode(page, region)} with Escape.`)
  }
  // "close the window": perhaps a control of the page is called so.
  await click(
    {
      said: step.said,
      confidence: 0.4,
      kind: 'click',
      target: { said: step.said, name: step.said, otherNames: [step.target.said] },
    },
    context,
  )
}

/** What lies over the page: by its words, else the dialog that is open. */
function overlayFor(target: Target, context: RunContext, snapshot: Parameters<typeof find>[1]) {
  const page = readPage(snapshot)
  const open = page.nodes.filter(({ role, hidden }) => !hidden && (role === 'dialog' || role === 'alertdialog'))
  const [named] = find(target, snapshot, 'region', context)
  if (named && page.inside(named.node).some(({ role }) => role === 'button' || role === 'link')) return named.node
  const around =
    named && page.ancestors(named.node).find(above => page.inside(above).some(({ role }) => role === 'button'))
  return open.length === 1 ? open[0] : around && page.text(around).length < 1500 ? around : undefined
}
