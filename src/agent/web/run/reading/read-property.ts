import type { PageNode } from '../../../../contract/page.ts'
import type { Target } from '../../contract.ts'
import { matchText } from '../../ground/match-text.ts'
import { readPage, type Page } from '../../ground/page-tree.ts'
import type { RunContext } from '../context.ts'
import { find } from '../finding/locate.ts'
import { shownBy, besideOf } from './shown.ts'

/** Amounts of money, for prices and costs: a sign or code of a currency with a number. */
const MONEY = /(?:[$€£¥₹]|\b(?:USD|EUR|GBP|CHF|JPY)\b)\s?\d[\d.,]*|\d[\d.,]*\s?(?:[$€£¥₹]|\b(?:USD|EUR|GBP|CHF|JPY)\b)/
const KINDS: readonly [RegExp, RegExp][] = [
  [/^(?:price|cost|total|amount|fee|rent|salary)$/i, MONEY],
  [/^(?:e-?mail(?: address)?)$/i, /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/],
  [/^(?:phone|telephone|phone number|telephone number|mobile)$/i, /\+?\d[\d\s()/.-]{5,}\d/],
]

/** A property of a thing: the cell of its row under that heading, or what stands behind that label in its card. */
export async function readProperty(target: Target, property: string, context: RunContext): Promise<string | undefined> {
  const snapshot = await context.browser.snapshot()
  const page = readPage(snapshot)
  const owners = find(target, snapshot, 'read', context, 0.6)
  // What fits worse is something else: its values say nothing of this one.
  const [best] = owners
  for (const { node, score } of owners.filter(one => one.score > best!.score - 0.1).slice(0, 4))
    for (const around of [node, ...page.ancestors(node).slice(0, 5)]) {
      const inside = page.inside(around)
      if (page.text(around).length > 1500 || hasOthers(page, around, node)) break
      const cell = inside.find(child => child.heading !== undefined && matchText(property, child.heading) > 0.8)
      const labelled = cell
        ? undefined
        : inside.find(
            child =>
              page.text(child).length < 60 &&
              matchText(property, page.text(child).replace(/:.*$/s, '')) > 0.85 &&
              child !== node,
          )
      const marked =
        (cell ?? labelled)
          ? undefined
          : inside.find(
              child =>
                child.classes?.some(name => matchText(property, name.replace(/[-_]+/g, ' ')) > 0.85) &&
                page.text(child),
            )
      const kind = KINDS.find(([name]) => name.test(property))?.[1]
      const typed = kind && !(cell ?? labelled ?? marked) ? theOne(page, around, kind, context) : undefined
      const value = cell
        ? shownBy(page, cell)
        : labelled
          ? valueBehind(page, labelled)
          : marked
            ? page.text(marked)
            : typed
      if (value) {
        context.sure.push(Math.min(0.9, score))
        Object.assign(context.found, { ref: node.ref, target })
        return value.trim()
      }
    }
  return undefined
}

/** Records of a list or a table: what stands in another one is not said of this one. */
const RECORD = /^(?:row|listitem|article|option|treeitem)$/

/** Whether a part of the page holds more than this thing: another record, or another heading of the same rank. */
function hasOthers(page: Page, around: PageNode, node: PageNode): boolean {
  if (around === node) return false
  const inside = page.inside(around)
  const own = new Set([node, ...page.ancestors(node)])
  const record = RECORD.test(node.role) ? node : page.ancestors(node).find(({ role }) => RECORD.test(role))
  if (record && record !== around && inside.includes(record))
    return inside.some(one => one.role === record.role && !own.has(one) && page.parent(one) === page.parent(record))
  const heading = node.role === 'heading' ? node : page.ancestors(node).find(({ role }) => role === 'heading')
  return (
    heading !== undefined &&
    inside.some(one => one.role === 'heading' && one !== heading && (one.level ?? 0) === (heading.level ?? 0))
  )
}

/** The one value of a kind in a part of the page. Of several the one that stands by itself, and that is not sure. */
function theOne(page: Page, around: PageNode, kind: RegExp, { sure }: RunContext): string | undefined {
  const all = new Set(Array.from(page.text(around).matchAll(new RegExp(kind.source, 'g')), ([value]) => value.trim()))
  const [first] = all
  if (all.size < 2) return first
  const alone = [...all].filter(value => page.inside(around).some(node => page.text(node).trim() === value))
  sure.push(alone.length === 1 ? 0.7 : 0.4)
  return alone.length === 1 ? alone[0] : [...all].join(', ')
}

function valueBehind(page: Page, label: PageNode): string | undefined {
  const own = /^[^:]+:\s*(\S.*)$/s.exec(page.text(label))?.[1]
  return own ?? besideOf(page, label)
}
