import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { plainText } from '../../ground/match-text.ts'
import { isField, textBeside } from '../../ground/names.ts'
import type { Page } from '../../ground/page-tree.ts'
import { restore } from '../../read/literals.ts'
import { buttonOfVerb } from '../confirming.ts'
import { setField } from '../widgets/set-field.ts'
import type { Mechanism } from '../work.ts'
import { findSubmit } from './click.ts'

/** A first and a last name. */
const NAME = /(?<![\p{L}@])(\p{Lu}\p{Ll}+) (\p{Lu}[\p{L}'’-]+)(?!\p{L})/u
/** What is said of a person, by how fields for it are called; the value is the first group that took part. */
const FACTS: readonly (readonly [called: RegExp, said: RegExp])[] = [
  [/\bage\b/i, /\b(?:aged|age(?: of|:)?|is) (\d{1,3})\b|\b(\d{1,3})[- ]years?[- ](?:old|of age)\b/iu],
  [/\be-?mail\b/i, /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/u],
  [/\b(?:phone|telephone|mobile|tel)\b/i, /(\+?\d[\d ()/-]{5,}\d)/u],
  [
    /\b(?:city|town|residence|place|home)\b/i,
    /\b(?:[Ff]rom|[Ll](?:iving|ives) in|[Rr]esid(?:ent of|ing in|es in)|[Bb]ased in|[Aa]t home in) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/u,
  ],
  [/\b(?:job|profession|occupation|trade)\b/i, /\b(?:works as|working as|by profession|is|,) an? (\p{Ll}{3,})\b/u],
]
const OF_FORM = pattern('i')`\b(?:form|record|card|profile|registration)\b`

/** The fields of the page that are all told by what is said of one person; undefined where one of them is not, or there are few. */
export function readPerson(page: Page, text: string): Map<PageNode, string> | undefined {
  const name = OF_FORM.test(text) ? NAME.exec(text) : null
  const fields = page.nodes.filter(
    node =>
      isField(node) &&
      !node.hidden &&
      !node.disabled &&
      !node.readonly &&
      (node.editable === true || node.options !== undefined),
  )
  if (!name || fields.length < 3) return undefined
  const rest = text.replace(name[0], ' ')
  const found = new Map<PageNode, string>()
  for (const field of fields) {
    const called = plainText(field.name || field.label || textBeside(page, field) || field.placeholder || '')
    const value = field.options ? optionSaid(field, rest) : valueFor(called, name, rest)
    if (value === undefined) return undefined
    found.set(field, value)
  }
  return found
}

function valueFor(called: string, [whole, first, last]: RegExpExecArray, said: string): string | undefined {
  if (/\b(?:first|given|fore|christian) ?name\b/i.test(called)) return first
  if (/\b(?:last|family|sur) ?name\b/i.test(called)) return last
  if (/^(?:full |whole |your )?name\b/i.test(called)) return whole
  const fact = FACTS.find(([names]) => names.test(called))?.[1].exec(said)
  return fact?.slice(1).find(value => value !== undefined)
}

/** The one choice that the message says. */
function optionSaid({ options }: PageNode, said: string): string | undefined {
  const words = ` ${plainText(said).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const fit = options!.filter(({ label }) => label.trim() !== '' && words.includes(` ${plainText(label)} `))
  return fit.length === 1 ? fit[0]!.label : undefined
}

/** "Save a form for Ann Lee, aged 64, living in Oslo": each field takes what is said of her, all of them or none. */
export const personForm: Mechanism = async (order, work) => {
  if (!/^(?:submit|enter|add|set|other)$/.test(order.kind)) return false
  const { hands, orders } = work
  const values = readPerson(hands.page, restore(orders.source.text, orders.source))
  if (!values || work.at > 0) return false
  for (const [field, value] of values) await setField(hands, hands.again(field) ?? field, value)
  if (orders.list.slice(work.at + 1).some(({ kind }) => /^(?:click|submit)$/.test(kind))) return true
  const [field] = values.keys()
  const button =
    buttonOfVerb(hands.page, hands.again(field!) ?? field!, order.verb, orders.source.text) ?? findSubmit(work)
  if (order.kind === 'submit' && button) await hands.click(button)
  return true
}
