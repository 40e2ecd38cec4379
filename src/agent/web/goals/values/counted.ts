import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { plainText } from '../../ground/match-text.ts'
import { isControl } from '../../ground/purposes.ts'
import { middle } from '../../ground/relations.ts'
import type { Page } from '../../ground/page-tree.ts'
import { findLooks } from '../find-looks.ts'
import { readLooks } from '../read-looks.ts'
import { lookUp } from './read-shown.ts'
import { totalShown } from './total.ts'

const NAME = "(@?\\p{Lu}[\\p{L}\\d'’.-]*(?: \\p{Lu}[\\p{L}\\d'’.-]*)*)"
/** "how many emails are from Ann", "how many messages did Ann send". */
const OF_SOMEBODY = [
  pattern('u')`
    \b[Hh]ow many (?:of (?:the|your|my) )?\p{L}+s?(?: (?:in|on) (?:the|your|my|this) \p{L}+)? (?:are|were|came|come|is|do you have)
    (?: (?:sent|written|posted))? (?:from|by) ${NAME}\s*\?
  `,
  pattern(
    'u',
  )`\b[Hh]ow many \p{L}+s? (?:did|does|has|have) ${NAME} (?:send|sent|write|written|post|posted|share|shared)\b`,
]
/** "how many cents are there altogether". */
const ALTOGETHER = /\bhow (?:many|much) [^?]*\b(?:altogether|in total|in all|all together)\b[^?]*\?/i
/** "how many tickets were sold on Monday": what stands with that name in a chart or list. */
const AT_LABEL = pattern('iu')`
  \bhow many \p{L}+ (?:were|was|are|is|did|do|does|has|have|had)\b[^?]*? (?:on|in|for|at|by|of|to) (?:the )?([\p{L}\d][\p{L}\d .-]*?)\s*\?
`
/** How far the middle of a figure may be beside that of its name, in pixels. */
const ASIDE = 9

const NAMES = `(${NAME.slice(1, -1)}(?:, (?:${NAME.slice(1, -1)}))*(?:,? and (?:${NAME.slice(1, -1)}))?)`
/** "how many points does Ann have", "how many points do Ann and Bo have together". */
const HELD = pattern('u')`
  \b[Hh]ow (?:many|much) (\p{L}+) (?:do|does|did) ${NAMES} (?:have|own|hold|score|get|earn)\b
  (?: (?:together|in total|altogether|in all|combined|in sum))?\s*\?
`

/** Whether it is asked what some that are named have of something: what each of them has stands beside the name, or nowhere. */
export const asksWhatIsHeld = (text: string): boolean => HELD.test(text)

/** The sum of what a table or list says of each that is named. */
function heldBy(page: Page, text: string): string | undefined {
  const [, what, names] = HELD.exec(text) ?? []
  const values = (names ?? '').split(/,? and |, /).map(name => {
    const found = lookUp(page, what!, name)
    return found && /^\s*-?\d[\d.,]*\s*$/.test(found.text) ? Number(found.text.replaceAll(',', '')) : undefined
  })
  const sum = values.reduce((a, b) => (a === undefined || b === undefined ? undefined : a + b), 0)
  return sum === undefined ? undefined : String(sum)
}

/** "how many red dots does day 14 have", "how many stars are there in the row of Ann". */
const WITHIN = pattern('iu')`
  \bhow many (?<what>\p{L}[\p{L} -]*?)(?: \([^)]*\))? (?:
    (?:does|do|has|have) (?:the )?(?:\p{Ll}+ )?(?<of>[^\s?]+)(?: (?:have|has|contain|show|hold))?
    |are (?:there )?(?:in|on|at|for|by) (?:the )?(?:\p{Ll}+ )?(?:of )?(?<at>[^\s?]+)
  )\?
`

/** How many things of one look stand in the cell or item that a name is in; undefined where none of them is anywhere on the page. */
function countWithin(page: Page, text: string): string | undefined {
  const groups = WITHIN.exec(text)?.groups
  const looks = groups && readLooks(groups['what']!)
  const seen = looks ? findLooks(page, looks) : []
  const name = groups?.['of'] ?? groups?.['at']
  const heads = seen.length === 0 ? [] : leavesOf(page).filter(node => plainText(node.name) === plainText(name!))
  const [head, ...others] = heads
  if (!head || others.length > 0) return undefined
  const holder = [head, ...page.ancestors(head)].find(({ role }) => HOLDER.test(role)) ?? page.parent(head)
  return holder && String(seen.filter(node => page.ancestors(node).includes(holder)).length)
}
const HOLDER = /^(?:cell|gridcell|rowheader|row|listitem|article|group)$/

/** The answer to a question for a number that the page shows in figures or as often as something stands there. */
export function numberAsked(page: Page, text: string): string | undefined {
  const who = OF_SOMEBODY.map(form => form.exec(text)?.[1]).find(Boolean)
  if (who !== undefined) {
    const times = leavesOf(page).filter(node => plainText(node.name) === plainText(who)).length
    return times > 0 ? String(times) : undefined
  }
  const within = countWithin(page, text)
  if (within !== undefined) return within
  if (asksWhatIsHeld(text)) return heldBy(page, text)
  if (ALTOGETHER.test(text)) return totalShown(page)
  const label = AT_LABEL.exec(text)?.[1]
  return label === undefined ? undefined : figureAt(page, label)
}

/** Signs of a chart that stand over, or level with, the name that a question for a number gives, where no figure does. */
export function signsAt(page: Page, text: string): PageNode[] {
  const label = AT_LABEL.exec(text)?.[1]
  const heads =
    label === undefined ? [] : leavesOf(page).filter(node => node.box && plainText(node.name) === plainText(label))
  const [head, ...others] = heads
  if (!head || others.length > 0 || figureAt(page, label!) !== undefined) return []
  const signs = page.nodes.filter(node => node.box && /^(?:circle|rect|ellipse|path|polygon)$/.test(node.shape ?? ''))
  const inLine = (axis: 0 | 1) => signs.filter(node => Math.abs(middle(node, axis) - middle(head, axis)) < ASIDE)
  return [inLine(0), inLine(1)].find(found => found.length === 1) ?? []
}

const leavesOf = (page: Page): PageNode[] =>
  page.nodes.filter(node => page.children(node).length === 0 && !isControl(node) && node.name.trim() !== '')

const YEAR = /^\s*[12]\d{3}\s*$/
/** The one figure above, below or beside a name: in a chart it stands over the same place of the axis. */
function figureAt(page: Page, label: string): string | undefined {
  const leaves = leavesOf(page).filter(({ box }) => box)
  const [head, ...heads] = leaves.filter(node => plainText(node.name) === plainText(label))
  if (!head || heads.length > 0) return undefined
  // Beside a year at an axis the next year stands.
  const isOther = (node: PageNode) => node !== head && !(YEAR.test(head.name) && YEAR.test(node.name))
  const figures = leaves.filter(node => isOther(node) && /^\s*\d[\d.,]*\s*%?\s*$/.test(node.name))
  const inLine = (axis: 0 | 1) => figures.filter(node => Math.abs(middle(node, axis) - middle(head, axis)) < ASIDE)
  const [one, ...others] = [inLine(0), inLine(1)].find(found => found.length === 1) ?? []
  return one && others.length === 0 ? one.name.trim() : undefined
}
