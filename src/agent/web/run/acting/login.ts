import type { PageNode } from '../../../../contract/page.ts'
import type { Target } from '../../contract.ts'
import { readPage } from '../../ground/page-tree.ts'
import { Stopped, type RunContext, type Of } from '../context.ts'
import { find, locate, type Located } from '../finding/locate.ts'
import { setValue } from './set-value.ts'
import { submit } from './submit.ts'
import { act } from './use-element.ts'

/** Signs in: the name, the password and the button of their form, which a link may lead to. */
export async function login(step: Of<'login'>, context: RunContext): Promise<void> {
  let snapshot = await context.browser.snapshot()
  if (!readPage(snapshot).nodes.some(node => node.type === 'password')) {
    const [link] = find(
      { said: 'log in', name: 'log in', otherNames: ['sign in', 'login'], roles: ['link', 'button'] },
      snapshot,
      'click',
      context,
      0.75,
    )
    if (link) await act('click', { ref: link.node.ref }, context)
  }
  const password: Target = { said: 'password', name: 'password', noun: 'field', roles: ['textbox'] }
  const user: Target = {
    said: 'user name',
    name: 'user name',
    otherNames: ['username', 'email', 'e-mail', 'login', 'user', 'account'],
    noun: 'field',
    roles: ['textbox', 'combobox'],
  }
  if (step.user) {
    snapshot = await context.browser.snapshot()
    const before = fieldBefore(snapshot)
    const named = find(user, snapshot, 'fill', context, 0.6).find(({ node }) => node.type !== 'password')
    const located =
      named ??
      (before && { page: readPage(snapshot), node: before, score: 0.85 }) ??
      (await locate(user, 'fill', context))
    await setValue(located, step.user, context)
  }
  if (!step.password) throw new Stopped('NEEDS_INPUT', 'Which password? Nothing was sent yet.')
  const located = await locatePassword(password, context)
  await setValue(located, step.password, context)
  Object.assign(context.found, { ref: located.node.ref })
  await submit({ said: step.said, confidence: step.confidence, kind: 'submit' }, context)
}

async function locatePassword(target: Target, context: RunContext): Promise<Located> {
  const snapshot = await context.browser.snapshot()
  const page = readPage(snapshot)
  const fields = page.nodes.filter(node => node.type === 'password' && !node.hidden)
  return fields.length === 1 ? { page, node: fields[0]!, score: 0.95 } : locate(target, 'fill', context)
}

/** What stands before the password is who one is. */
function fieldBefore(snapshot: Parameters<typeof readPage>[0]): PageNode | undefined {
  const page = readPage(snapshot)
  const at = page.nodes.findIndex(node => node.type === 'password')
  return at === -1
    ? undefined
    : page.nodes.slice(0, at).findLast(node => node.editable === true && node.type !== 'password')
}
