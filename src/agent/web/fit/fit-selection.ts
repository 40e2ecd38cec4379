import { pattern } from '../../../lib/patterns.ts'
import type { PageSnapshot } from '../../../contract/page.ts'
import type { Step, Target } from '../contract.ts'
import { partsOf } from '../goals/read-orders.ts'
import { sayPlainly } from '../goals/say-plainly.ts'
import { wordsIn } from '../ground/match-text.ts'
import type { Page } from '../ground/page-tree.ts'
import { protect, restore } from '../read/literals.ts'
import { stripLeadIn } from '../read/verbs.ts'
import { contentOf, isSameWord, namesOf } from './page-names.ts'
import { rowNamed, selectableRows, type Selectable } from './selectable.ts'
import { fitSelected, tickOnly } from './selected.ts'

/** What a deed goes on with behind the things that it is done to: "to shopping.txt", "into Invoices". */
const GOES_ON =
  /^(.+?) (?:to|into|onto|under|as|with) (?:the )?(?:(?:folder|label|list|group|category|status|name) )?(.+)$/i
/** Nouns for what rows stand for. */
const THINGS = /^(?:files|folders|mails|e-?mails|messages|rows|entries|items|lines)$/i
const ALL = pattern('iu')`
  ^(?:select|tick|check|mark)
  \ (?:everything|all(?: of (?:them|these|those))?|all (?:the |these |my )?(?<things>\p{L}+s))
  (?: here| on (?:this|the) page| in (?:this|the) (?:list|table|folder))?$
`
const MARKS_ALL = /^(?:select|check|tick|mark) (?:all|everything)\b|^(?:all|everything)$/i

/** "select everything", "tick all files": the one mark of the page that is called so, where all that it lists is meant. */
function allOf(plain: string, page: Page, headings: readonly string[]): Target | undefined {
  const match = ALL.exec(plain)
  const boxes = match ? page.nodes.filter(({ role, name }) => role === 'checkbox' && MARKS_ALL.test(name)) : []
  const things = match?.groups?.['things']
  const isAll =
    things === undefined || THINGS.test(things) || headings.flatMap(wordsIn).some(word => isSameWord(things, word))
  return isAll && boxes.length === 1 ? { said: plain, name: boxes[0]!.name, chosen: boxes[0]!.ref } : undefined
}

/**
 * "rename notes.txt to shopping.txt", "move A and B into Invoices": things in rows that can be ticked, and the control of a tool
 * bar over them that is called by the verb (WAI-ARIA toolbar and grid patterns). The rows are ticked, and no others; the control
 * is pressed; what is left of the request goes into the dialog that it opens. Undefined where a part of that is not there.
 */
export function fitSelection(message: string, snapshot: PageSnapshot): Step[] | undefined {
  const source = protect(message)
  const plain = stripLeadIn(sayPlainly(source.text)).replace(/[\s!]+$|\.$/g, '')
  if (/[;?\n]|\b(?:if|unless|until|not|don[’']t)\b/i.test(plain)) return undefined
  const { page, headings } = namesOf(snapshot)
  const all = allOf(plain, page, headings)
  if (all) return [{ said: message, confidence: 0.9, kind: 'check', target: all, checked: true }]
  const selected = fitSelected(plain, source, page, message)
  if (selected) return selected
  if (/\bthen\b/i.test(plain)) return undefined
  const rows = selectableRows(page)
  const deed = rows.length > 1 ? deedOf(plain, page, rows) : undefined
  if (!deed) return undefined
  const [whole, things = '', rest] = deed.rest === '' ? [] : (GOES_ON.exec(deed.rest) ?? [deed.rest, deed.rest])
  // What a further clause says ("…, she may only view it") is no part of the value, and would be left out.
  if (whole === undefined || /[,:]|\b(?:and|but|so|because)\b/i.test(rest ?? '')) return undefined
  const named = partsOf(things).map(part => rowNamed(page, rows, restore(part, source)))
  if (!named.length || new Set(named).size < named.length || named.includes(undefined)) return undefined
  const said = { said: message, confidence: 0.9 }
  return [
    ...tickOnly(page, rows, named as Selectable[], message),
    {
      ...said,
      kind: 'click',
      target: { said: deed.verb, name: deed.control.title ?? deed.control.name, chosen: deed.control.ref },
    },
    ...(rest === undefined
      ? []
      : [{ ...said, kind: 'complete' as const, verb: deed.verb, text: restore(rest, source) }]),
  ]
}

/** The verb of a request, and the one control outside of the rows that is called by it and needs something to be selected. */
function deedOf(plain: string, page: Page, rows: readonly Selectable[]) {
  const words = plain.split(/\s+/)
  const verb = words[0]!.toLowerCase()
  const isOfVerb = (name: string | undefined) => {
    const [first] = contentOf(name ?? '')
    return first !== undefined && isSameWord(verb, first)
  }
  const controls = page.nodes.filter(
    node =>
      /^(?:button|menuitem)$/.test(node.role) &&
      (isOfVerb(node.name) || isOfVerb(node.title)) &&
      (node.disabled === true || page.ancestors(node).some(({ role }) => role === 'toolbar')),
  )
  const [control, ...more] = controls
  const isInRow = control && rows.some(({ row }) => page.inside(row).includes(control))
  if (!control || more.length || isInRow) return undefined
  return { verb, control, rest: words.slice(1).join(' ') }
}
