import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { selectableRows, type Selectable } from '../../fit/selectable.ts'
import { plainText } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { restore } from '../../read/literals.ts'
import { buttonOfVerb, takingOver } from '../confirming.ts'
import { GivenUp, nameOf, type Hands } from '../hands.ts'
import { setField } from '../widgets/set-field.ts'
import type { Work } from '../work.ts'
import { controlFor } from './item-controls.ts'

/** "File everything from Ann under Work", "archive all mails about rent": which rows, and where they go. */
const ALL_OF = pattern('iu')`
  ^(?:please )?(?<verb>\p{L}{3,}) (?:everything|all(?: of)?(?: the| my| your)?(?: \p{L}+)?|(?:every|each) \p{L}+)
  (?: (?:that|which) (?:is|are|was|were|comes?|came))? (?:from|by|about) (?<who>.+?)
  (?:,? (?:under|into|in|to|as) (?:the |my )?(?<where>.+?)(?: (?:folder|list|label|box))?)?$
`
/** What is to be left as it is needs nothing. */
const THE_REST = pattern('iu')`
  ^(?:keep|leave) (?:the rest|everything else|(?:all )?(?:the )?others?(?: \p{L}+)?)\b
`

/** All rows of which something is said are ticked, and no others; then what is done to the ticked ones is done once. */
export async function rowsInto(work: Work): Promise<boolean> {
  const { hands, orders } = work
  const sentences = orders.source.text.split(/[.!]\s*/).filter(sentence => sentence.trim() !== '')
  const [first, ...rest] = sentences
  const said = first === undefined ? undefined : ALL_OF.exec(first.trim())?.groups
  if (!said || !rest.every(sentence => THE_REST.test(sentence.trim()))) return false
  const rows = selectableRows(hands.page)
  const who = plainText(restore(said['who']!, orders.source))
  const wanted = rows.filter(({ row }) => saysJust(hands.page, row, who))
  if (rows.length < 2 || wanted.length === 0) return false
  const where = said['where'] === undefined ? undefined : restore(said['where'], orders.source)
  const list = where === undefined ? undefined : listWith(hands.page, where)
  const verb = said['verb']!.toLowerCase()
  if (where !== undefined && !list) return false
  const button = list ? besideList(hands.page, list, verb, orders.source.text) : controlFor(hands.page, verb)
  if (!list && !button) return false
  const giveBack = hands.ledger.use(orders.source.text)
  try {
    await tick(hands, rows, wanted)
    if (list) await setField(hands, list, where!)
    const now = button && hands.again(button)
    if (now) await hands.click(now)
  } catch (error) {
    giveBack()
    throw error
  }
  return true
}

/** Whether one of the texts of a row is just that. */
const saysJust = (page: Page, row: PageNode, who: string): boolean =>
  page.inside(row).some(node => page.children(node).length === 0 && plainText(node.name) === who)

const listWith = (page: Page, where: string): PageNode | undefined => {
  const lists = page.nodes.filter(({ options }) => options?.some(({ label }) => plainText(label) === plainText(where)))
  return lists.length === 1 ? lists[0] : undefined
}

/** The button that does what the list is for: called by the verb, or by what the list is called, or taking it over. */
function besideList(page: Page, list: PageNode, verb: string, said: string): PageNode | undefined {
  const own = (list.name || list.label || '').split(/\s+/)[0]?.toLowerCase() ?? ''
  return (
    buttonOfVerb(page, list, verb, said) ??
    (own === '' ? undefined : buttonOfVerb(page, list, own, said)) ??
    takingOver(page, list)
  )
}

async function tick(hands: Hands, rows: readonly Selectable[], wanted: readonly Selectable[]): Promise<void> {
  for (const { row, box } of rows) {
    const now = hands.again(box)
    if (!now) throw new GivenUp(`${nameOf(hands.page, row)} is gone.`)
    const checked = wanted.some(one => one.box === box)
    if ((now.checked === true) !== checked)
      await hands.act('check', { ref: now.ref, checked }, `set ${nameOf(hands.page, row)}${checked ? '' : ' off'}`)
  }
}
