import type { PageNode } from '../../../../contract/page.ts'
import { plainText, wordsIn } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'

/** Words by which options say nothing of their own: any, none, yes and no, one thing or another. */
const EMPTY = new Set(
  'any all none no yes other select choose please the a an or and to of in on from for with by at'.split(' '),
)
/** What is said not to be so. */
const NOT =
  /\b(?:not|n['o]t|without|except|but|than|instead of|no|never|untick|uncheck|deselect|unselect|leave)\b[^.,;]*/giu

/**
 * Choices that the message names and nobody has made: of a list or a row of radio buttons that holds nothing that was said, the
 * one that was.
 */
export function optionsLeft(page: Page, message: string, done: string): string[] {
  const said = ` ${wordsIn(message.replace(NOT, ' ')).join(' ')} `
  const isSaid = (label: string) => {
    const words = wordsIn(label)
    return words.some(word => !EMPTY.has(word) && word.length > 2) && said.includes(` ${words.join(' ')} `)
  }
  return groupsOf(page)
    .filter(group => !group.some(({ label, isChosen }) => isChosen && isSaid(label)))
    .flatMap(group => group.filter(({ label }) => isSaid(label)).slice(0, 1))
    .map(({ label }) => label)
    .filter(label => !plainText(done).includes(plainText(label)))
}

interface Choice {
  label: string
  isChosen: boolean
}

/** Lists of options, and radio buttons that exclude each other: those of one parent. */
function groupsOf(page: Page): Choice[][] {
  const able = page.nodes.filter(node => !node.hidden && !node.disabled)
  const lists = able
    .filter(({ options, multiple }) => options && !multiple)
    .map(({ options }) => options!.map(({ label, selected }) => ({ label, isChosen: selected })))
  const radios = able.filter(({ role }) => role === 'radio')
  const holderOf = (node: PageNode) => page.ancestors(node).find(above => page.inside(above).filter(isRadio).length > 1)
  const groups = Map.groupBy(radios, node => holderOf(node)?.ref ?? node.ref)
  return [
    ...lists,
    ...[...groups.values()].map(group =>
      group.map(({ name, checked }) => ({ label: name, isChosen: checked === true })),
    ),
  ]
}

const isRadio = ({ role }: PageNode): boolean => role === 'radio'
