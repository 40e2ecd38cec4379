import { matchWord, wordsIn } from '../../ground/match-text.ts'
import { type Page, readPage } from '../../ground/page-tree.ts'
import { answerFromHeads } from '../asking/answer-from-heads.ts'
import { askPage, type PageAnswer } from '../asking/ask-page.ts'
import { contentWords, plainQuestion } from '../asking/question-words.ts'
import { cut } from '../finding/describe-node.ts'
import { Stopped, type RunContext, type Of } from '../context.ts'
import { judge } from '../judging/judge.ts'
import { askedState, stateOfItem } from '../judging/state-of-item.ts'
import { readCount } from './read-count.ts'
import { readRecords, readKind } from './read-rows.ts'
import { readColumnsCalled, readTableCalled } from './read-table.ts'
import { readText } from './read-text.ts'
import { readValueOrTable } from './read-value.ts'
import type { ReadResult } from './result.ts'

/** Takes from the page what is asked for. */
export async function readFromPage(step: Of<'extract'>, context: RunContext): Promise<ReadResult> {
  const { extraction } = step
  switch (extraction.kind) {
    case 'title':
    case 'url': {
      const snapshot = await context.browser.snapshot()
      const value = snapshot[extraction.kind]
      return {
        text: extraction.kind === 'title' ? `The title is “${value}”.` : `The address is ${value}`,
        result: value,
      }
    }
    case 'text':
      return readText(extraction, context)
    case 'count':
      return readCount(extraction.target, { ...context, saying: step.said })
    case 'whether': {
      const { expectation } = extraction
      // A question that the page puts itself states nothing: what it answers does.
      const own = expectation.kind === 'text' ? await answerFromHeads(plainQuestion(step.said), context) : undefined
      if (own) return tellAnswer(own, context)
      const isOfPlace = expectation.kind === 'text' && expectation.in !== undefined && !expectation.not
      const stated = isOfPlace ? stateOfItem(step.said, readPage(await context.browser.snapshot())) : undefined
      if (stated) {
        context.sure.push(0.85)
        return stated
      }
      const judged = await judge(expectation, context)
      if (judged.isMissing || (isOfPlace && !judged.holds && askedState(step.said))) {
        const answer = await askPage(step.said, context, { further: true })
        if (answer) return tellAnswer(answer, context)
        throw new Stopped(
          'NOT_FOUND',
          `I cannot tell: ${judged.isMissing ? `${judged.actual} on the page` : judged.actual}.`,
        )
      }
      const item =
        !judged.holds && expectation.kind === 'text' && !expectation.not && !expectation.in
          ? itemSaying(expectation.text, readPage(await context.browser.snapshot()))
          : undefined
      if (item !== undefined) {
        context.sure.push(0.7)
        return { text: `Yes: ${item}.`, result: true }
      }
      // What things have to be like is written nowhere as it is asked: that no text says it tells nothing.
      if (!judged.holds && expectation.kind === 'text' && !expectation.not && LIKE_WHAT.test(expectation.text)) {
        const answer = await askPage(step.said, context, { further: true })
        if (answer) return tellAnswer(answer, context)
        throw new Stopped('NOT_FOUND', `I cannot tell: nothing on the page says “${expectation.text}”.`)
      }
      context.sure.push(judged.sure)
      return { text: `${judged.holds ? 'Yes' : 'No'}: ${judged.actual}.`, result: judged.holds }
    }
    case 'value':
      return (
        (await readTableCalled(extraction, step, context)) ??
        (await readColumnsCalled(extraction, step, context)) ??
        readValueOrTable(extraction, step, context)
      )
    case 'records':
      return readRecords(extraction, step, context)
    default:
      return readKind(extraction, step, context)
  }
}

/** A condition on things: what they have or lack, and bounds. */
const LIKE_WHAT =
  /\b(?:without|with (?:no|fewer|more|less|at (?:least|most))|that|which|whose|than|under|over|below|above|cheaper)\b/i

function tellAnswer({ confidence, ...read }: PageAnswer, context: RunContext): ReadResult {
  context.sure.push(confidence)
  return read
}

/** The row, card or entry that says every word, where no text has them side by side: "a hostel near the station". */
function itemSaying(said: string, page: Page): string | undefined {
  const words = contentWords(said).filter(word => !PLACES.has(word))
  if (words.length < 2) return undefined
  const found = page.nodes.find(node => {
    if (!/^(?:row|listitem|article)$/.test(node.role) || node.hidden) return false
    const has = wordsIn(page.text(node))
    return words.every(word => has.some(one => matchWord(word, one) >= 0.9))
  })
  return found && cut(page.text(found), 160)
}
/** Words of place that a label stands for without saying them. */
const PLACES = new Set('near nearby close beside around next'.split(' '))
