import type { PageNode } from '../../../../contract/page.ts'
import { plainText } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import { readCount } from '../../read/words.ts'
import { findSteppers } from '../widgets/steps.ts'

/** What stands around a field, as far as no other one of them is. */
export function textsOfRow(page: Page, field: PageNode, fields: readonly PageNode[]): string[] {
  const isAlone = (holder: PageNode) => !page.inside(holder).some(node => node !== field && fields.includes(node))
  const row = page.ancestors(field).filter(isAlone).at(-1)
  return row
    ? page
        .inside(row)
        .filter(node => page.children(node).length === 0 && !isControl(node))
        .map(({ name }) => name)
    : []
}

/** "2 adult", "two Pad Thai", "3 of the samosas": how many of what one of the texts says. */
export function countSaid(texts: readonly string[], said: string): number | undefined {
  for (const text of texts) {
    const name = plainText(text)
      .replace(/[^\p{L} ]+/gu, ' ')
      .trim()
    const stem = name.replace(/s$/, '')
    const match =
      stem === '' ? null : new RegExp(`(?:^|\\s)(\\S+) (?:x |of (?:the )?)?${stem}(?:s|es|ren)?\\b`, 'u').exec(said)
    const count = match ? readCount(match[1]!) : undefined
    if (count !== undefined) return count
  }
  return undefined
}

/** How many of what a number between two buttons, or beside a plus, stands for. */
export function amountsSaid(page: Page, said: string): { place: number; count: number }[] {
  return findSteppers(page).flatMap(({ holder }, place) => {
    const texts = page.inside(holder).filter(node => page.children(node).length === 0 && !isControl(node))
    const count = countSaid([texts.map(({ name }) => name).join(' '), ...texts.map(({ name }) => name)], said)
    return count === undefined ? [] : [{ place, count }]
  })
}
