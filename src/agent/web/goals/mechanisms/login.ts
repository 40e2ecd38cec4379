import type { PageNode } from '../../../../contract/page.ts'
import { ground } from '../../ground/ground.ts'
import { restore } from '../../read/literals.ts'
import { GivenUp, SURE } from '../hands.ts'
import { partsOf, type Order } from '../read-orders.ts'
import { readKey } from '../values/read-pairs.ts'
import { wholeOf, type Mechanism, type Work } from '../work.ts'
import { likeness } from './marks.ts'
import { findSubmit } from './click.ts'
import { enter } from './enter.ts'

const USER = /(?:user ?name|user|login|account|e-?mail(?: address)?|name|id)/
const PASSWORD = /(?:pass ?word|passcode|pin|pass)/

/** "Log in with username x and password y", "sign in as x with password y": both fields, and the button that sends them. */
export const login: Mechanism = async (order, work) => {
  if (
    order.kind !== 'login' &&
    !(
      order.kind === 'enter' &&
      /\bpass ?word\b/i.test(order.rest) &&
      /\buser/i.test(order.rest) &&
      work.at === work.orders.list.length - 1
    )
  )
    return false
  const { hands, orders } = work
  const text = [wholeOf(order), ...orders.list.slice(work.at + 1).map(({ said }) => said)].join(' ')
  const hasPassword = () => hands.page.nodes.some(node => node.type === 'password')
  if (!hasPassword()) {
    if (!(await sayName(work, text))) return signUp(order, work)
    if (!hasPassword()) await hands.changes(1500)
  }
  const password = readKey(text, PASSWORD, orders.source)
  const user = readKey(text, USER, orders.source) ?? readKey(text, /as/, orders.source)
  const secret = hands.page.nodes.find(node => node.type === 'password')
  if (user === undefined && password === undefined) {
    // The fields were filled in before.
    const button = order.kind === 'login' && work.at > 0 ? findSubmit(work, order.verb) : undefined
    if (button) await hands.click(button)
    return button !== undefined
  }
  const name = findUser(work, secret)
  if (user !== undefined && !hands.done.some(said => said.includes(`typed "${user}"`))) {
    if (!name) throw new GivenUp('There is no field for a user name on the page.')
    await hands.type(name, user)
  }
  if (password !== undefined) {
    const field = hands.page.nodes.find(node => node.type === 'password')
    if (!field) throw new GivenUp('There is no field for a password on the page.')
    await hands.type(field, password)
    // A second one asks for the same again.
    const again = hands.page.nodes.filter(node => node.type === 'password')[1]
    if (again && /repeat|confirm|again|verif/i.test([again.name, again.label, again.placeholder, again.id].join(' ')))
      await hands.type(again, password)
  }
  if (order.kind !== 'login') return true
  const later = orders.list.slice(work.at + 1)
  await tickSaid(work, [restore(wholeOf(order), orders.source), ...later.map(({ said }) => said)].join(', '))
  if (later.some(({ kind }) => kind === 'click' || kind === 'submit')) return true
  const button = loginButton(work, order.verb) ?? findSubmit(work, order.verb)
  if (button) await hands.click(button)
  else await hands.key('Enter')
  return true
}

/** The button by any of its usual names: what has come up over the form has others. */
function loginButton({ hands: { page } }: Work, verb: string): PageNode | undefined {
  const [best] = [verb, 'log in', 'login', 'sign in']
    .flatMap(name =>
      ground({ said: name, name, noun: 'button', roles: ['button'] }, page.snapshot, 'submit').slice(0, 1),
    )
    .toSorted((one, other) => other.score - one.score)
  return best && best.score > SURE ? page.get(best.ref) : undefined
}

/** Where the page asks for the name first and for the password after it: the name, and the button that leads on. */
async function sayName(work: Work, text: string): Promise<boolean> {
  const { hands, orders } = work
  const user = readKey(text, USER, orders.source)
  const name = findUser(work, undefined)
  const next = findSubmit(work, 'next')
  if (user === undefined || !name || !next || readKey(text, PASSWORD, orders.source) === undefined) return false
  await hands.type(name, user)
  await hands.click(next)
  return true
}

/** "…, keep me logged in": what else is said of it is what a tick says. */
async function tickSaid({ hands }: Work, said: string): Promise<void> {
  for (const part of partsOf(said).filter(one => /\s/.test(one) && !/\b(?:user ?name|pass ?word)\b/i.test(one))) {
    const boxes = hands.page.nodes.filter(node => node.role === 'checkbox' && node.checked !== true)
    // What is to be kept can only be the one tick that a login has.
    const isOnly = boxes.length === 1 && /^(?:and )?(?:keep|remember|stay)\b/i.test(part)
    const box = isOnly ? boxes[0] : boxes.find(node => likeness(part, node.name) >= 0.5)
    if (box) await hands.act('check', { ref: box.ref, checked: true }, `ticked "${box.name}"`)
  }
}

/** "Sign up as Ann Lee with the e-mail …": a form that asks for no password is filled in like any other. */
async function signUp(order: Order, work: Work): Promise<boolean> {
  const { hands } = work
  if (order.rest === '') {
    const button = findSubmit(work, order.verb)
    if (button) await hands.click(button)
    return button !== undefined
  }
  const [, name, rest = ''] = /^(?:as |for )?(.*?)(?:,?\s*\b(?:with|using)\b\s*(?:the |an? )?(.*))?$/i.exec(order.rest)!
  const field = name ? hands.find({ said: 'name', name: 'name' }, 'fill') : undefined
  if (name && !field) return false
  if (field) await hands.type(field, restore(name!, work.orders.source))
  return rest === '' || (await enter({ ...order, kind: 'enter', verb: 'enter', lead: '', rest }, work))
}

function findUser({ hands }: Work, secret: PageNode | undefined): PageNode | undefined {
  const { page } = hands
  for (const name of ['username', 'user name', 'email', 'login', 'name']) {
    const [best] = ground({ said: name, name }, page.snapshot, 'fill')
    const node = best && best.score > 0.7 ? page.get(best.ref) : undefined
    if (node && node.type !== 'password') return node
  }
  const before = page.nodes.filter(
    node => node.editable && node.type !== 'password' && (!secret || page.order(node) < page.order(secret)),
  )
  return before.at(-1)
}
