import type { PageNode } from '../../../../contract/page.ts'
import { pattern } from '../../../../lib/patterns.ts'
import { isOfOtherItem } from '../../fit/other-items.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'
import { FILLING } from '../confirming.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import type { Hands } from '../hands.ts'
import { itemWords } from '../item-words.ts'
import { itemsWith, kindOf } from '../items.ts'
import { reveal } from '../reveal.ts'
import type { Work } from '../work.ts'
import { appeared } from '../widgets/choose-option.ts'
import { controlFor, iconAmong, menuIn } from './item-controls.ts'

/** What begins something else that is said of an item. */
const CRITERION = pattern('i')`
  \s+(?=(?:
    by|from|about|titled|entitled|called|named|regarding|concerning|with the (?:subject|title)
    |(?:that|which) (?:mentions?|contains?|says?|reads?|talks about|speaks of|is about|has (?:the )?(?:words?|text)?)
    |(?:mentioning|containing|saying)
  )\s)
`
/** "… that mentions tea": the words that say so. */
const MENTIONS = pattern('i')`
  ^(?:(?:that|which) (?:mentions?|contains?|says?|reads?|talks about|speaks of|is about|has)|mentioning|containing|saying)
  \ (?:the )?(?:words?|text)?\s*
`

/** "the mail from Ann about tea": all that is said of one item. */
export const criteriaOf = (phrase: string): string[] =>
  phrase
    .split(CRITERION)
    .slice(1)
    .map(part => itemWords(part.replace(MENTIONS, 'about ')))
    .filter(Boolean)

/** The items that say all of it. */
function itemsOfAll(page: Page, criteria: readonly string[]): PageNode[] {
  const [first = [], ...others] = criteria.map(words => itemsWith(page, words, true))
  return first.filter(item => others.every(items => items.some(({ ref }) => ref === item.ref)))
}

/** The control for the verb in the item, or on the page that opens with the item. */
export async function openItem(
  work: Work,
  words: string | undefined,
  verb: string,
  criteria: readonly string[] = [],
): Promise<PageNode | undefined> {
  const { hands } = work
  // "the tag plum": a word before the name says what kind of thing it is.
  const itemsCalled = (name: string) => {
    const one = (text: string) => itemsWith(hands.page, text).filter(item => !holdsSeveral(hands.page, item, verb))
    const found = one(name)
    const bare = name.replace(/^\p{Ll}+\s+(?=\S)/u, '')
    if (found.length || bare === name) return found
    // Where several are called so, the word before tells which one is meant.
    const kind = one(bare)
    return kind.length === 1 ? kind : []
  }
  const items = () =>
    criteria.length > 1 ? itemsOfAll(hands.page, criteria) : words === undefined ? [] : itemsCalled(words)
  let [item] = items()
  if (!item && words !== undefined && !controlFor(hands.page, verb)) item = await reveal(hands, () => items()[0])
  if (item) {
    const own = controlFor(hands.page, verb, item)
    if (own) {
      work.memory.itemWords ??= words
      return own
    }
    // What cannot be done at once stands in the menu of the item.
    const menu = menuIn(hands.page, item)
    if (menu) {
      const menuOf = hands.page.text(item)
      await hands.click(menu)
      work.memory.menuOf = menuOf
      const listed = controlFor(hands.page, verb, hands.again(item) ?? item) ?? controlFor(hands.page, verb)
      if (listed) return listed
    }
    const inside = hands.page.inside(item).filter(isControl)
    // What is ticked or filled in opens nothing.
    const opener = inside.find(({ role, editable }) => !editable && !/^(?:checkbox|radio|switch|option)$/.test(role))
    const open = isControl(item) ? item : ((hands.isCareful ? opener : inside[0]) ?? item)
    const before = controlFor(hands.page, verb)
    const marked = before?.disabled ? await tickFor(hands, item, before, verb) : undefined
    if (marked) return marked
    if (before && !isOfOtherItem(hands.page, item, before) && !isPlace(hands, before)) return before
    // The head of a column is no item that opens.
    if (
      (open.role === 'heading' && !isControl(open)) ||
      open.role === 'columnheader' ||
      hands.page.ancestors(open).some(({ role }) => role === 'columnheader')
    )
      return undefined
    if (hands.isCareful && open.role === 'button') return undefined
    // Of many controls of one kind none opens the item: they are what it is made of.
    if (open !== item && inside.filter(node => kindOf(node) === kindOf(open)).length > 3) return undefined
    const closed = hands.page
    await hands.click(open)
    if (!controlFor(hands.page, verb)) await hands.changes(600)
    work.memory.itemWords ??= words
    const sign = controlFor(hands.page, verb) ? undefined : iconAmong(hands.page, appeared(closed, hands.page), verb)
    if (sign) return sign
  }
  // What was said of the item stands nowhere: a control of that name is one of something else.
  const isOneOfMany = () => {
    const found = controlFor(hands.page, verb)
    return hands.page.nodes.filter(({ name, role }) => role === found?.role && name === found.name).length > 2
  }
  if ((hands.asShown || hands.isCareful || isOneOfMany()) && !item && words !== undefined) return undefined
  const shown = controlFor(hands.page, verb)
  if (shown && !item && words !== undefined && saysAnother(hands.page, shown, verb, words)) return undefined
  const now = item && hands.again(item)
  return shown && ((now && isOfOtherItem(hands.page, now, shown)) || isPlace(hands, shown)) ? undefined : shown
}

/** A bar of deeds over a list is off until something is ticked: the mark of the item, and then the deed. */
async function tickFor(hands: Hands, item: PageNode, deed: PageNode, verb: string): Promise<PageNode | undefined> {
  const [mark, ...others] = [item, ...hands.page.inside(item)].filter(({ role }) => role === 'checkbox')
  if (!mark || others.length > 0 || hands.page.inside(item).includes(deed)) return undefined
  if (mark.checked !== true) await hands.act('check', { ref: mark.ref, checked: true }, 'ticked it')
  const now = hands.again(deed) ?? controlFor(hands.page, verb)
  return now?.disabled ? undefined : now
}

/** "Create invoice", where an account is to be created: a control that names something else than was said. */
function saysAnother(page: Page, control: PageNode, verb: string, words: string): boolean {
  const said = [...wordsIn(words), ...wordsIn(verb), ...FILLING]
  const own = wordsIn(page.text(control) || control.name)
  return (
    own.length > 1 &&
    matchWord(verb, own[0]!) > 0.9 &&
    own.slice(1).some(word => !said.some(other => matchWord(word, other) > 0.7))
  )
}

/** A link of the navigation leads to what was archived or starred, and archives nothing. */
const isPlace = ({ page, isCareful }: Hands, { ref, role }: PageNode): boolean =>
  isCareful && role === 'link' && page.ancestors(page.get(ref)!).some(above => above.role === 'navigation')

/** What has several controls of the name that the verb means is no single item; signs without a name are told apart by their classes. */
function holdsSeveral(page: Page, item: PageNode, verb: string): boolean {
  const own = controlFor(page, verb, item)
  return own !== undefined && page.inside(item).filter(node => isCalledAlike(node, own)).length > 1
}

const isCalledAlike = (node: PageNode, other: PageNode): boolean =>
  node.name === other.name && node.role === other.role && (other.name !== '' || kindOf(node) === kindOf(other))
