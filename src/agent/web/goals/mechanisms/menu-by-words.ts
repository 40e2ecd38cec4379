import type { PageNode } from '../../../../contract/page.ts'
import { matchWord, plainText, wordsIn } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import { restore, type Source } from '../../read/literals.ts'
import { readGiven } from '../given/read-given.ts'
import { GivenUp, type Hands } from '../hands.ts'
import { itemsWith } from '../items.ts'
import { appeared } from '../widgets/choose-option.ts'
import type { Mechanism } from '../work.ts'
import { opensMenu } from './item-controls.ts'

/** Menus that open one out of the other. */
const MOST = 3
/** So much of what an entry says has to be said. */
const LEAST = 0.5
const SAME = 0.9
/** Words of entries that say nothing of their own. */
const LITTLE = new Set('the a an to of in on at for from with and or it this that my your as by go'.split(' '))

/**
 * "Put X at the end of the queue", "I want to hear X right after this one", where the item that is named has a menu: the entry that
 * says most of what was said, and of what that opens the next. False: no one item with a menu is named, or no entry says any of it.
 */
export async function menuByWords(hands: Hands, source: Source): Promise<boolean> {
  const message = restore(source.text, source)
  const only = itemNamed(hands.page, source)
  const opener = only && (openerIn(hands.page, only.item) ?? (await openerUnderMouse(hands, only.item)))
  if (!only || !opener) return false
  const said = wordsIn(message).filter(word => !wordsIn(only.text).includes(word))
  let before = hands.page
  await hands.click(opener)
  for (let turn = 0; turn < MOST; turn++) {
    const entries = leavesOf(hands.page, appeared(before, hands.page))
    const entry = entryFor(entries, said)
    if (!entry) {
      if (turn === 0) await hands.key('Escape')
      throw new GivenUp(
        entries.length > 0
          ? `Which of ${entries.map(({ name }) => `“${name}”`).join(', ')} is meant I do not know.`
          : 'Nothing came up that could be meant.',
      )
    }
    before = hands.page
    await hands.click(entry)
    if (leavesOf(hands.page, appeared(before, hands.page)).length < 2) return true
  }
  return true
}

/** The one item of a list that a message names by a quotation, or by a name where it has a menu. */
export function itemNamed(page: Page, source: Source): { text: string; item: PageNode } | undefined {
  const named = readGiven(source).filter(({ kind }) => kind === 'quoted' || kind === 'name')
  const found = named.flatMap(({ text, kind }) => {
    const items = itemsWith(page, text)
    const [item, ...others] = items.filter(one => !items.some(other => page.ancestors(other).includes(one)))
    const isOne = item !== undefined && others.length === 0
    return isOne && (kind === 'quoted' || openerIn(page, item)) ? [{ text, item }] : []
  })
  return found.length === 1 ? found[0] : undefined
}

/** What opens the menu may show only under the mouse. */
async function openerUnderMouse(hands: Hands, item: PageNode): Promise<PageNode | undefined> {
  await hands.act('hover', { ref: item.ref })
  const now = hands.again(item)
  return now && openerIn(hands.page, now)
}

/** "Put X into the queue", where the page shows no queue: what its menu says of one. */
export const putByMenu: Mechanism = async ({ kind, verb, rest, lead }, { hands, orders, at }) => {
  if (
    !/^(?:drag|enter)$/.test(kind) ||
    !/^(?:put|place|move|add)$/.test(verb) ||
    at > 0 ||
    lead !== '' ||
    orders.list.length > 1
  )
    return false
  const place = /\b(?:in|into|to|onto|on|of) (?:the |my |our )?(\p{L}+)$/iu.exec(rest)?.[1]
  if (place === undefined || hands.page.nodes.some(({ name }) => wordsIn(name).includes(plainText(place)))) return false
  const message = restore(orders.source.text, orders.source)
  const giveBack = hands.ledger.use(message)
  const isDone = await menuByWords(hands, orders.source)
  if (!isDone) giveBack()
  return isDone
}

/** What opens the menu of an item: the one control of it, or the one that is called or marked so. */
function openerIn(page: Page, item: PageNode): PageNode | undefined {
  const inside = page.inside(item).filter(node => isControl(node) && !node.hidden)
  const openers = inside.filter(node => opensMenu(node) || /^\s*(?:[⋮⋯…☰]|[.•·]{3})\s*$/u.test(page.text(node)))
  return openers.length === 1 ? openers[0] : undefined
}

const leavesOf = (page: Page, nodes: readonly PageNode[]): PageNode[] =>
  nodes.filter(node => page.children(node).length === 0 && node.name.trim() !== '' && !node.editable && !node.disabled)

/** What takes away, ends or hands over is only meant where its verb is said. */
const GRAVE =
  /^(?:delete|remove|erase|discard|destroy|leave|block|report|cancel|clear|reset|unsubscribe|buy|pay|send|log|sign)$/

/** The one entry of which most is said. */
function entryFor(entries: readonly PageNode[], said: readonly string[]): PageNode | undefined {
  const isSaid = (word: string) => said.some(one => matchWord(one, word) >= SAME)
  const share = ({ name }: PageNode) => {
    const words = wordsIn(name).filter(word => !LITTLE.has(word))
    const isMeant = words[0] !== undefined && (!GRAVE.test(words[0]) || isSaid(words[0]))
    return isMeant ? words.filter(isSaid).length / words.length : 0
  }
  const best = Math.max(0, ...entries.map(share))
  const fitting = best >= LEAST ? entries.filter(entry => share(entry) === best) : []
  return fitting.length === 1 ? fitting[0] : undefined
}
