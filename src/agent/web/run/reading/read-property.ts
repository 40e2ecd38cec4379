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
  for (const { node, score } of owners.slice(0, 4))
    for (const around of [node, ...page.ancestors(node).slice(0, 5)]) {
      const inside = page.inside(around)
      if (page.text(around).length > 1500) break
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
      const typed = kind && !(cell ?? labelled ?? marked) ? kind.exec(page.text(around))?.[0] : undefined
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

function valueBehind(page: Page, label: PageNode): string | undefined {
  const own = /^[^:]+:\s*(\S.*)$/s.exec(page.text(label))?.[1]
  return own ?? besideOf(page, label)
}
