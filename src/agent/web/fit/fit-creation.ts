import { pattern } from '../../../lib/patterns.ts'
import type { PageNode, PageSnapshot } from '../../../contract/page.ts'
import type { Step } from '../contract.ts'
import { isControl } from '../ground/purposes.ts'
import { wordsIn } from '../ground/match-text.ts'
import type { Page } from '../ground/page-tree.ts'
import { MARK, protect, restore, type Source } from '../read/literals.ts'
import { stripLeadIn } from '../read/verbs.ts'
import { contentOf, isSameWord, namesOf } from './page-names.ts'

const VERBS = '(?:make|create|add|start|open|set up|put|begin|new)'
const CALLED = '(?:called|named|titled|entitled|labelled|with the (?:name|title))'
const PLACE = '(?: (?:to|in|into|under|on|for) (?:the |my )?(?<place>[^,]+?))?'
/** "make a new folder called Taxes", "add a card "Order stickers" to Review". */
const FORMS = [
  new RegExp(`^${VERBS}(?: me)?(?: an?| the| another)?(?: new)? (?<noun>[\\p{L} -]+?) ${CALLED} (?<name>.+?)$`, 'iu'),
  new RegExp(
    `^${VERBS}(?: me)?(?: an?| the| another)?(?: new)? (?<noun>[\\p{L} -]+?):? (?<name>${MARK})${PLACE}$`,
    'iu',
  ),
]
const BEHIND_NAME = new RegExp(`^(?<name>.+?)${PLACE}$`, 'iu')
/** How controls say that something new is made. */
const NEW = /^(?:new|add|create|make|compose|write|another|start)$/
const LONGEST_PLACE = 1500

/**
 * Something new that gets a name where the field for it is behind a control: the one that says to make such a thing ("New folder",
 * "+ Add a card"), of several that in the part of the page that is named. Undefined where there is none, or more than one.
 */
export function fitCreation(message: string, snapshot: PageSnapshot): Step[] | undefined {
  const source = protect(message)
  const plain = stripLeadIn(source.text).replace(/[\s!.]+$/, '')
  if (/[;?\n]|\b(?:then|if|unless|until|and)\b/i.test(plain)) return undefined
  const groups = FORMS.map(form => form.exec(plain)?.groups).find(found => found !== undefined)
  if (!groups) return undefined
  const { page } = namesOf(snapshot)
  const openers = page.nodes.filter(node => makes(page, node, contentOf(groups['noun']!)))
  for (const { name, place } of readingsOf(groups, openers.length > 1, source)) {
    const meant = place === undefined ? openers : within(page, openers, place)
    const [opener, ...more] = meant
    if (!opener || more.length || /^(?:it|this|that|them)$/i.test(name)) continue
    const said = { said: message, confidence: 0.9 }
    const target = { said: groups['noun']!, name: opener.title ?? opener.name, chosen: opener.ref }
    return [
      { ...said, kind: 'click', target },
      { ...said, kind: 'complete', verb: 'create', text: name },
    ]
  }
  return undefined
}

/** "new contact: …", "write a mail to …": what is made, and what goes into its form. */
const BEGINS = pattern('iu')`
  ^(?:
    (?:make|create|add|start|write|compose|draft|send)(?: me| us)?(?: an?| the| another)?(?: new)?
    |(?:an?(?:other)? )?new
  ) (?<noun>\p{L}[\p{L}-]*(?: \p{Ll}[\p{L}-]*)?)(?<rest>[:,]|\s+(?:to|for|with|from|about|called|named)\b)
`
/** What is written and sent, which the control that begins one need not say ("Compose"). */
const WRITTEN = /^(?:e-?mails?|mails?|messages?|letters?|posts?)$/i

/**
 * Something new whose form is behind a control: that is pressed, and the request is read by the form then. Undefined where the
 * page has no such control, or fields of that form already.
 */
export function fitOpening(message: string, snapshot: PageSnapshot): Step[] | undefined {
  const source = protect(message)
  const plain = stripLeadIn(source.text)
  const groups = BEGINS.exec(plain)?.groups
  if (!groups || /^[^:]*\?\s*$/.test(plain)) return undefined
  const { page } = namesOf(snapshot)
  const noun = contentOf(groups['noun']!)
  const openers = page.nodes.filter(
    node => makes(page, node, noun) || (noun.some(word => WRITTEN.test(word)) && isComposer(page, node)),
  )
  const [opener, ...more] = openers.filter(node => !page.ancestors(node).some(above => openers.includes(above)))
  if (!opener || more.length || page.nodes.some(node => node.role === 'dialog' && !node.hidden)) return undefined
  const said = { said: message, confidence: 0.85 }
  const target = { said: groups['noun']!, name: opener.title ?? opener.name, chosen: opener.ref }
  return [
    { ...said, kind: 'click', target },
    { ...said, kind: 'later', text: message },
  ]
}

const isComposer = (page: Page, node: PageNode): boolean =>
  isControl(node) &&
  !node.disabled &&
  !node.editable &&
  /^\W*(?:compose|write|new)\W*$/i.test(node.name || page.text(node))

/** The name with a place behind it, where several controls could be meant, else all of it. */
function readingsOf(
  groups: Record<string, string>,
  isPlaced: boolean,
  source: Source,
): { name: string; place?: string }[] {
  const whole = groups['name']!
  const parts = groups['place'] === undefined ? BEHIND_NAME.exec(whole)?.groups : groups
  const split =
    parts?.['place'] === undefined
      ? []
      : [{ name: restore(parts['name']!, source), place: restore(parts['place'], source) }]
  return groups['place'] !== undefined || isPlaced ? split : [{ name: restore(whole, source) }]
}

/** Whether a control says that such a thing is made by it. */
function makes(page: Page, node: PageNode, noun: readonly string[]): boolean {
  if (!isControl(node) || node.disabled || node.editable || !noun.length) return false
  return [node.name, node.title ?? '', page.text(node)].some(name => {
    const words = contentOf(name.replace(/[+＋]/g, ' new '))
    const things = words.filter(word => !NEW.test(word))
    return (
      name.length < 40 &&
      words.length > things.length &&
      things.length > 0 &&
      things.every(word => noun.some(said => isSameWord(said, word))) &&
      noun.every(said => things.some(word => isSameWord(said, word)))
    )
  })
}

/** Of controls that say the same the one in the smallest part of the page that says the words. */
function within(page: Page, controls: readonly PageNode[], place: string): PageNode[] {
  const words = contentOf(place)
  const sized = controls.flatMap(control => {
    const part = page.ancestors(control).find(above => {
      const has = wordsIn(`${above.name} ${page.text(above)}`)
      return words.length > 0 && words.every(word => has.some(one => isSameWord(word, one)))
    })
    return part && page.text(part).length < LONGEST_PLACE ? [{ control, part }] : []
  })
  // A part that holds several of them is no place of one.
  return sized
    .filter(({ part }) => controls.filter(other => page.inside(part).includes(other)).length === 1)
    .map(({ control }) => control)
}
