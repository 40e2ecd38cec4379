import type { PageNode } from '../../../../contract/page.ts'
import { plainText } from '../../ground/match-text.ts'
import { isField, namingsOf, textBeside } from '../../ground/names.ts'
import type { Page } from '../../ground/page-tree.ts'
import { restore } from '../../read/literals.ts'
import { setField } from '../widgets/set-field.ts'
import type { Mechanism } from '../work.ts'
import { findSubmit } from './click.ts'
import { setMoments } from './moments.ts'

/** What a field for the maker of a work is called. */
const MAKER = /\b(?:author|director|artist|writer|singer|band|maker|producer|composer|creator|brand|by)\b/i

/** "Look for a comedy of 1994 by Ann Lee": each thing said goes where it fits, a choice, a year, a name; then it is sent. */
export const searchForm: Mechanism = async (order, work) => {
  if (!/^(?:find|search|book)$/.test(order.kind)) return false
  const { hands, orders } = work
  const fields = hands.page.nodes.filter(node => isField(node) && !node.disabled && !node.hidden)
  if (fields.length < 2) return false
  let said = restore(order.rest, orders.source)
  const filled: (readonly [PageNode, string])[] = []
  const take = (field: PageNode | undefined, value: string | undefined, part: string | undefined) => {
    if (!field || value === undefined || filled.some(([node]) => node.ref === field.ref)) return
    filled.push([field, value])
    said = said.replace(part ?? value, ' ')
  }
  for (const field of fields.filter(({ options }) => !options)) {
    const name = [field.name, field.label, textBeside(hands.page, field)].find(text => text)
    const stated =
      name &&
      new RegExp(`\\b${plainText(name).replace(/[^\p{L}\p{N} ]/gu, '.')}[:=]? (?:is )?([^,;]+)`, 'iu').exec(said)
    if (stated) take(field, stated[1]!.replace(/ and .*$/, '').trim(), stated[0])
  }
  for (const field of fields.filter(({ options }) => options)) {
    const option = field.options!.find(({ label }) => label.length > 2 && isSaid(label, said))
    if (option) take(field, option.label, new RegExp(`\\b${option.label}s?\\b`, 'i').exec(said)?.[0])
  }
  take(fieldCalled(hands.page, fields, /\byear\b/i), /\b(?:1[5-9]|20)\d\d\b/.exec(said)?.[0], undefined)
  const maker = /\b(?:by|directed by|written by|made by|of|from) (\p{Lu}[\p{L}'.-]*(?: \p{Lu}[\p{L}'.-]*)*)/u.exec(said)
  take(fieldCalled(hands.page, fields, MAKER), maker?.[1], maker?.[0])
  if (filled.length < 2) return false
  for (const [field, value] of filled) await setField(hands, field, value)
  const isSent = orders.list.slice(work.at + 1).some(({ kind }) => kind === 'click' || kind === 'submit')
  const button = isSent ? undefined : findSubmit(work, 'search')
  if (button) {
    await setMoments(hands, said)
    await hands.click(hands.again(button) ?? button)
  }
  return true
}

const isSaid = (label: string, said: string): boolean =>
  new RegExp(`(^|[^\\p{L}])${plainText(label).replace(/[^\p{L}\p{N} ]/gu, '.')}s?($|[^\\p{L}])`, 'u').test(
    plainText(said),
  )

const fieldCalled = (page: Page, fields: readonly PageNode[], name: RegExp): PageNode | undefined =>
  fields.find(
    node => !node.options && namingsOf(page, node).some(({ text, weight }) => weight > 0.65 && name.test(text)),
  )
