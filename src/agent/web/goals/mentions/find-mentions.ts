import type { PageNode } from '../../../../contract/page.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'
import { isField, textBeside } from '../../ground/names.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import { signName } from '../../ground/sign-names.ts'
import { findSteppers } from '../widgets/steps.ts'
import type { Token } from './tokens.ts'

/** What a stretch of a message names on the page: all that is called so, of the sort that comes first. */
export interface Mention {
  sort: Sort
  nodes: PageNode[]
  /** Of an option of a list: its label. */
  option?: string
  at: number
  to: number
}

/** A mark or a choice that is on or off; a field that takes a value; what is pressed; any other text. */
export type Sort = 'choice' | 'field' | 'press' | 'thing'
const RANKS: readonly Sort[] = ['choice', 'field', 'press', 'thing']
const MARKS = /^(?:checkbox|switch|radio|menuitemcheckbox|menuitemradio)$/
/** Longer texts name nothing. */
const MOST_WORDS = 6
/** This near a word has to be to be the same one, and to mean the same. */
const SAME = 0.9
const MEANS = 0.8

interface Named {
  sort: Sort
  node: PageNode
  names: string[]
  option?: string
}

export const isChoice = (node: PageNode): boolean =>
  MARKS.test(node.role) || (node.role === 'option' && node.selected !== undefined) || node.pressed !== undefined

/** What can be named on a page, and how. */
function namedOn(page: Page): Named[] {
  const out: Named[] = []
  for (const { shown } of findSteppers(page))
    out.push({ sort: 'field', node: shown, names: [textBeside(page, shown) ?? ''] })
  for (const node of page.nodes) {
    if (node.disabled || (node.hidden && !isControl(node))) continue
    const text = page.text(node)
    const own = [node.name, node.label, text, node.placeholder, node.title, node.alt].filter(
      name => name !== undefined && name.trim() !== '',
    ) as string[]
    if (isChoice(node)) out.push({ sort: 'choice', node, names: own.length > 0 ? own : [textBeside(page, node) ?? ''] })
    else if (node.options) {
      out.push({ sort: 'field', node, names: [node.name, node.label ?? '', textBeside(page, node) ?? ''] })
      for (const { label, disabled } of node.options)
        if (!disabled) out.push({ sort: 'choice', node, names: [label], option: label })
    } else if (isField(node)) {
      const names = [
        node.name,
        node.label ?? '',
        node.placeholder ?? '',
        node.title ?? '',
        textBeside(page, node) ?? '',
      ]
      out.push({ sort: 'field', node, names: node.type === 'password' ? [...names, 'password'] : names })
    } else if (isControl(node)) out.push({ sort: 'press', node, names: own })
    else if (page.children(node).length === 0) out.push({ sort: 'thing', node, names: own })
  }
  return out
}

/** The stretches of a message that name something, the longest first, none over another. */
export function findMentions(page: Page, tokens: readonly Token[]): Mention[] {
  const named = namedOn(page)
  const found: Mention[] = []
  for (const one of named)
    for (const name of new Set(one.names)) {
      const words = wordsIn(name)
      if (words.length === 0 || words.length > MOST_WORDS) continue
      for (const at of placesOf(words, tokens, one.sort)) {
        const same = found.find(other => other.at === at.at && other.to === at.to && other.sort === one.sort)
        if (!same)
          found.push({
            sort: one.sort,
            nodes: [one.node],
            ...at,
            ...(one.option !== undefined && { option: one.option }),
          })
        else if (!same.nodes.includes(one.node)) same.nodes.push(one.node)
      }
    }
  found.sort((a, b) => b.to - b.at - (a.to - a.at) || RANKS.indexOf(a.sort) - RANKS.indexOf(b.sort))
  const taken: Mention[] = []
  for (const one of found)
    if (!taken.some(other => one.at < other.to && other.at < one.to))
      taken.push({ ...one, nodes: innermost(page, one) })
  return taken.sort((a, b) => a.at - b.at)
}

/** Of what is called alike one within another, the control that holds the rest. */
const innermost = (page: Page, { nodes }: Mention): PageNode[] =>
  nodes.filter(node => !nodes.some(other => other !== node && page.ancestors(node).includes(other)))

function placesOf(words: readonly string[], tokens: readonly Token[], sort: Sort): { at: number; to: number }[] {
  const out: { at: number; to: number }[] = []
  for (let at = 0; at < tokens.length; at++) {
    const { text, quoted, kind } = tokens[at]!
    if (quoted) {
      if (wordsIn(text).join(' ') === words.join(' ')) out.push({ at, to: at + 1 })
      continue
    }
    // A figure is a value, and no mention of another that is shown.
    if (kind === 'value' && (sort === 'thing' || sort === 'field')) continue
    let [to, of] = [at, 0]
    while (of < words.length && to < tokens.length) {
      const parts = wordsIn(tokens[to]!.plain)
      if (tokens[to]!.kind === 'stop' || !parts.every((part, nth) => isSame(part, words[of + nth], sort))) break
      of += parts.length
      to++
    }
    if (of === words.length && to > at) out.push({ at, to })
  }
  return out
}

const isSame = (said: string, word: string | undefined, sort: Sort): boolean =>
  word !== undefined &&
  (said === word || (sort !== 'thing' && said.length > 3 && !/\d/.test(word) && isForm(said, word)))

/** Another form of the same word, no slip of the pen: "cakes" for "Cake". */
const isForm = (said: string, word: string): boolean => matchWord(said, word) >= SAME

/** What is pressed for a deed in other words: "bin it" where a sign of a bin stands, "remove" where something is called Delete. */
export function meantByDeed(page: Page, word: string): PageNode[] {
  return page.nodes.filter(node => {
    if (!isControl(node) || isField(node) || isChoice(node) || node.hidden || node.disabled) return false
    const names = [node.name, node.title, page.text(node), signName(page.text(node))].flatMap(name =>
      wordsIn(name ?? ''),
    )
    return (
      names.length > 0 && names.length < 12 && names.some(name => name.length > 2 && matchWord(word, name) >= MEANS)
    )
  })
}
