import type { PageNode } from '../../../../contract/page.ts'
import { wordKnowledge } from '../../../../lib/word-knowledge/word-knowledge.ts'
import { stem } from '../../../../lib/words.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'
import { readPage, type Page } from '../../ground/page-tree.ts'
import { BrowserFailed, NeedsApproval } from '../../contract.ts'
import type { RunContext } from '../context.ts'
import { nextPage } from '../acting/turn-page.ts'
import { act } from '../acting/use-element.ts'
import { isFold, openFold } from '../reading/unfold.ts'
import type { PageAnswer } from './ask-page.ts'
import { contentWords } from './question-words.ts'

/** Folds that are opened, and pages that are turned, for one question. */
const MOST_FOLDS = 8
const MOST_PAGES = 12
const SAID = 0.75

/**
 * What a question asks for may be behind a tab, in a folded section, or on a later page of a list. What is folded is opened
 * one after the other, pages are turned, and the question is asked again where its words are; what did not help is folded
 * up again. Undefined where it is nowhere.
 */
export async function lookFurther(
  question: string,
  context: RunContext,
  ask: () => Promise<PageAnswer | undefined>,
): Promise<PageAnswer | undefined> {
  const words = contentWords(question)
  if (!words.length) return undefined
  const start = readPage(await context.browser.snapshot())
  return (await behindFolds(words, context, ask, start)) ?? (await onLaterPages(question, context, ask))
}

async function behindFolds(
  words: readonly string[],
  context: RunContext,
  ask: () => Promise<PageAnswer | undefined>,
  page: Page,
  known?: Page,
): Promise<PageAnswer | undefined> {
  const shown = page.nodes.find(({ role, selected }) => role === 'tab' && selected)
  const closed = page.nodes.filter(
    node =>
      isFold(node) &&
      (node.role === 'tab' ? !node.selected && !known : node.expanded === false) &&
      !known?.get(node.ref),
  )
  // Those whose names are spoken of come first.
  const spoken = (node: PageNode) => wordsIn(node.name).filter(word => isIn(word, words)).length
  const list = closed.toSorted((a, b) => spoken(b) - spoken(a)).slice(0, MOST_FOLDS)
  for (const fold of list) {
    const told = context.told.length
    const text = await openFold(fold, context)
    if (text === undefined) continue
    const has = wordsIn(`${fold.name} ${text}`)
    const isThere = words.filter(word => isIn(word, has)).length * 2 >= words.length
    const answer = (isThere ? await ask() : undefined) ?? (await foldedInside(words, context, ask, page, known))
    if (answer) return answer
    context.told.length = told
    if (fold.role !== 'tab') await press(fold, context)
  }
  if (shown && list.some(({ role }) => role === 'tab')) await press(shown, context)
  return undefined
}

/** What is folded within a fold that was opened, once. */
async function foldedInside(
  words: readonly string[],
  context: RunContext,
  ask: () => Promise<PageAnswer | undefined>,
  before: Page,
  known?: Page,
): Promise<PageAnswer | undefined> {
  if (known) return undefined
  const now = readPage(await context.browser.snapshot())
  const isSpoken = (node: PageNode) =>
    !before.get(node.ref) && isFold(node) && wordsIn(node.name).some(word => isIn(word, words))
  return now.nodes.some(isSpoken) ? behindFolds(words, context, ask, now, before) : undefined
}

/** A name or a number of the question that stands nowhere on this page of a list may stand on a later one. */
async function onLaterPages(
  question: string,
  context: RunContext,
  ask: () => Promise<PageAnswer | undefined>,
): Promise<PageAnswer | undefined> {
  const start = readPage(await context.browser.snapshot())
  const own = namesIn(question)
  const names = own.length ? own : missingIn(question, start)
  const isThere = (has: readonly string[]) =>
    own.length ? names.every(name => isIn(name, has)) : names.some(name => isIn(name, has))
  if (!names.length || !nextPage(start)) return undefined
  for (let turned = 0; turned < MOST_PAGES; turned++) {
    const page = readPage(await context.browser.snapshot())
    const has = wordsIn(page.nodes.map(({ name }) => name).join(' '))
    if (isThere(has)) {
      const answer = turned > 0 ? await ask() : undefined
      if (answer) context.told.push(`Turned to page ${turned + 1} of the list.`)
      return answer
    }
    const next = nextPage(page)
    if (!next || !(await press(next, context))) return undefined
  }
  return undefined
}

/** What the question speaks of and this page says nowhere: the rarest of these words, which is no part of other questions. */
function missingIn(question: string, page: Page): string[] {
  const has = wordsIn(page.nodes.map(({ name }) => name).join(' '))
  const { rarity } = wordKnowledge()
  const missing = contentWords(question).filter(word => word.length > 3 && !isIn(word, has))
  const most = Math.max(0, ...missing.map(word => rarity(stem(word))))
  return missing.filter(word => rarity(stem(word)) === most)
}

/** Words that are written as names within the question, and numbers. */
function namesIn(question: string): string[] {
  const said = question.trim().split(/\s+/).slice(1).join(' ')
  return wordsIn((said.match(/(?:\p{Lu}[\p{L}\p{N}'’-]*|\d[\d.,:/-]*)/gu) ?? []).filter(word => word !== 'I').join(' '))
}

/** Whether it could be pressed without asking. */
async function press(node: PageNode, context: RunContext): Promise<boolean> {
  try {
    await act('click', { ref: node.ref }, context)
    return true
  } catch (error) {
    if (error instanceof NeedsApproval || error instanceof BrowserFailed) return false
    throw error
  }
}

const isIn = (word: string, list: readonly string[]): boolean => list.some(one => matchWord(word, one) >= SAID)
