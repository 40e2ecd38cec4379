import type { PageNode } from '../../../contract/page.ts'
import type { Purpose } from '../contract.ts'
import type { Work } from './work.ts'

/** "the email", "the phone number", "the address": of several texts the one of that form (RFC 5322, ITU-T E.123, UPU S42). */
const FORMS: readonly (readonly [RegExp, RegExp])[] = [
  [/\be-?mail\b|\bmail address\b/i, /^\s*[\w.+-]+@[\w-]+(?:\.[\w-]+)+\s*$/],
  [/\b(?:tele)?phone\b|\bmobile\b|\bcell\b/i, /^\s*\+?\(?\d[\d\s()/.-]{5,}\d\s*$/],
  [
    /\baddress\b/i,
    /^\s*(?:\d{1,5}[a-z]?,? \p{Lu}[\p{L}\d.,' -]+|\p{Lu}[\p{L}.' -]+ \d{1,5}[a-z]?(?:,[\p{L}\d.,' -]+)?)\s*$/u,
  ],
  [/\b(?:web ?site|web ?page|link|url|home ?page)\b/i, /^\s*(?:https?:\/\/|www\.)\S+\s*$/i],
]

/** What only a value is called, and what a control may be called as well. */
const OF_VALUE = /^(?:on )?(?:the|their|his|her|its) (?:e-?mail address|(?:tele)?phone number)$/i
export const OF_FORM =
  /^(?:on )?(?:the|their|his|her|its) (?:e-?mail|(?:tele)?phone|mobile|web ?site|(?:home |street |postal |full )?address)$/i

/** "the email address", "the phone number" of what a page shows of one: the one text of that form, which answers the click. */
export function valueOfForm(
  { hands, memory }: Work,
  phrase: string,
  purpose: Purpose,
  called = OF_VALUE,
): PageNode | undefined {
  if (purpose !== 'click' || !called.test(phrase)) return undefined
  const { page } = hands
  // Of the one who was found it is their own, and where several have one it is nobody's.
  const item = memory.item && hands.again(memory.item)
  const own =
    item &&
    [item, ...page.ancestors(item)].map(node => page.inside(node)).find(nodes => ofForms(nodes, phrase).length > 0)
  const [found, ...more] = ofForms(own ?? page.nodes, phrase).filter(node => !node.editable && node.clickable === true)
  return more.length === 0 && found && !found.hidden ? found : undefined
}

export function ofForm(nodes: readonly PageNode[], said: string): PageNode | undefined {
  const found = ofForms(nodes, said).filter(node => !node.hidden)
  return found.length === 1 ? found[0] : undefined
}

function ofForms(nodes: readonly PageNode[], said: string): PageNode[] {
  const form = FORMS.find(([words]) => words.test(said))?.[1]
  return form === undefined ? [] : nodes.filter(node => form.test(node.name))
}
