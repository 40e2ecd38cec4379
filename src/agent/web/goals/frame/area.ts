import type { PageNode } from '../../../../contract/page.ts'
import { plainText } from '../../ground/match-text.ts'
import { readPage, type Page } from '../../ground/page-tree.ts'
import { itemOf } from '../items.ts'
import type { Told } from './told.ts'

/** The part of a page that a message is about: what has come up over it, or of several cards with the same fields the one it names. */
export function areaOf(page: Page, told: Told): Page {
  const dialog = page.nodes.findLast(({ role, hidden }) => /^(?:alert)?dialog$/.test(role) && !hidden)
  const area = dialog ?? cardNamed(page, told)
  return area ? readPage({ ...page.snapshot, nodes: [area, ...page.inside(area)] }) : page
}

function cardNamed(page: Page, { values }: Told): PageNode | undefined {
  const fields = page.nodes.filter(({ editable, hidden }) => editable === true && !hidden)
  const called = Map.groupBy(fields, ({ name, placeholder }) => `${name}|${placeholder ?? ''}`)
  const alike = [...called.values()].find(group => group.length > 1)
  const cards = [...new Set((alike ?? []).map(field => itemOf(page, field)))].filter(
    card => page.inside(card).length > 0,
  )
  const names = values.filter(({ kind }) => kind === 'name' || kind === 'quoted').map(({ text }) => plainText(text))
  const named = cards.filter(card => names.some(name => plainText(page.text(card)).includes(name)))
  return cards.length > 1 && named.length === 1 ? named[0] : undefined
}
