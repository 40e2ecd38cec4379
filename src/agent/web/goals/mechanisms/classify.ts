import type { PageNode } from '../../../../contract/page.ts'
import { textBeside } from '../../ground/names.ts'
import { isControl } from '../../ground/purposes.ts'
import type { Page } from '../../ground/page-tree.ts'
import { nameOf } from '../hands.ts'
import { findLists } from '../items.ts'
import { PROPERTIES } from '../values/number-properties.ts'
import type { Work } from '../work.ts'
import { findSubmit } from './click.ts'

const OF_EACH = /\b(?:each|every|all)\b.*\bwhether (?:it|they|that|this) (?:is|are)\b/i

/** "Say of every number whether it is odd or even": a choice between two properties, for each of several. */
export const asksForProperties = (text: string): boolean =>
  OF_EACH.test(text) && propertiesIn(text).length > 1 && /\b(?:say|mark|choose|state|decide|click|select)\b/i.test(text)

const propertiesIn = (text: string, among: readonly string[] = Object.keys(PROPERTIES)): string[] =>
  among.filter(name => new RegExp(`\\b${name}\\b`, 'i').test(text))

/** "Say of each number whether it is even or odd": in every row, the choice that is true of its number. */
export async function classify(work: Work): Promise<boolean> {
  const { orders, hands } = work
  const asked = propertiesIn(orders.text)
  if (asked.length < 2) return false
  const rows = findLists(hands.page).find(list =>
    list.every(row => numberOf(hands.page, row) !== undefined && choicesIn(hands.page, row, asked).length > 1),
  )
  if (!rows) return false
  for (const row of rows) {
    const value = numberOf(hands.page, row)!
    const choice = choicesIn(hands.page, hands.again(row) ?? row, asked).find(({ property }) =>
      PROPERTIES[property]!(value),
    )
    if (!choice) return false
    if (choice.option !== undefined) {
      const said = `chose "${choice.option}" for ${value}`
      await hands.act('select', { ref: choice.node.ref, values: [choice.option] }, said)
      continue
    }
    if (/^(?:radio|checkbox)$/.test(choice.node.role))
      await hands.act(
        'check',
        { ref: choice.node.ref, checked: true },
        `chose ${nameOf(hands.page, choice.node)} for ${value}`,
      )
    else await hands.click(choice.node)
  }
  const send = /\b(?:submit|send|press|click|done|finish)/i.test(orders.text) ? findSubmit(work) : undefined
  if (send) await hands.click(send)
  return true
}

function numberOf(page: Page, row: PageNode): number | undefined {
  const texts = page
    .inside(row)
    .filter(node => page.children(node).length === 0 && !isControl(node))
    .map(node => node.name.trim())
  const number = texts.find(text => /^-?\d+(?:\.\d+)?$/.test(text))
  return number === undefined ? undefined : Number(number)
}

interface Choice {
  node: PageNode
  property: string
  /** Of a list, its entry. */
  option?: string
}

/** "odd", "7 is odd": the one property that a name says. */
function propertyIn(name: string, asked: readonly string[]): string | undefined {
  const said = propertiesIn(name, asked)
  return said.length === 1 ? said[0] : undefined
}

function choicesIn(page: Page, row: PageNode, asked: readonly string[]): Choice[] {
  const controls = page.inside(row).filter(isControl)
  const [list, ...more] = controls.filter(({ options }) => options !== undefined)
  if (list && more.length === 0)
    return list.options!.flatMap(({ label }) => {
      const property = asked.find(one => one === label.trim().toLowerCase())
      return property ? [{ node: list, property, option: label }] : []
    })
  const marks = controls.filter(node => /^(?:radio|checkbox|option)$/.test(node.role))
  return (marks.length > 0 ? marks : controls).flatMap(node => {
    const heading = [node, ...page.ancestors(node)].find(one => one.heading !== undefined)?.heading
    const property = propertyIn(node.name || textBeside(page, node) || heading || '', asked)
    return property ? [{ node, property }] : []
  })
}
