import type { Target, Extraction } from '../../contract.ts'
import { matchText } from '../../ground/match-text.ts'
import { isField } from '../../ground/names.ts'
import { isNumberedRow } from '../../read/questions.ts'
import { Stopped, type RunContext, type Of } from '../context.ts'
import { cut, describeNode } from '../finding/describe-node.ts'
import { find, locate } from '../finding/locate.ts'
import { askPage } from '../asking/ask-page.ts'
import { answerWhereSure } from '../asking/answer-question.ts'
import { readProperty } from './read-property.ts'
import { textOfMain, textOfPart, LONGEST_TEXT } from './read-text.ts'
import type { ReadResult } from './result.ts'
import { shownBy, besideOf } from './shown.ts'

/** What an element shows; where nothing is called so, what a table of the page says. */
export async function readValueOrTable(
  extraction: Extract<Extraction, { kind: 'value' }>,
  step: Of<'extract'>,
  context: RunContext,
): Promise<ReadResult> {
  const { target } = extraction
  // A row by its place: that of the page as it stands, not the first by some figure.
  const isPlaced = isNumberedRow(target)
  const asked =
    target.back || target.chosen || isPlaced || asksText(step.said)
      ? undefined
      : await answerWhereSure(step.said, context)
  if (asked) return asked
  try {
    return await readValue(extraction, { ...context, saying: step.said, patience: Math.min(context.patience, 1000) })
  } catch (error) {
    if (!(error instanceof Stopped) || error.code !== 'NOT_FOUND' || target.back || isPlaced) throw error
    const answer = await askPage(step.said, context)
    if (!answer) throw error
    const { confidence, ...read } = answer
    context.sure.push(confidence)
    return read
  }
}

/** What an element shows; with a property, what belongs to it under that name. */
async function readValue(
  { target, property }: Extract<Extraction, { kind: 'value' }>,
  context: RunContext,
): Promise<ReadResult> {
  if (property !== undefined) {
    const found = await readProperty(target, property, context)
    if (found !== undefined) return { text: `${capital(property)}: ${found}`, result: found }
  }
  const whole: Target =
    property === undefined
      ? target
      : {
          said: `${property} of ${target.said}`,
          name: `${property} ${target.name ?? target.said}`,
          relations: target.relations,
        }
  const spoken = target.back ? await textOfMain(context) : undefined
  if (spoken) return spoken
  // "the value of the street": what a field holds.
  const field = /\bvalue\b/i.test(context.saying ?? '')
    ? find(whole, await context.browser.snapshot(), 'fill', context, 0.7)[0]
    : undefined
  const { page, node } = field ?? (await locate(whole, 'read', context))
  if (node.secret === 'filled')
    return {
      text: `${describeNode(page, node)} is filled in; what is in a field for secrets is not read.`,
      result: null,
    }
  const own = shownBy(page, node)
  const label = page.text(node)
  // "the text of the rules" on the page of that heading: what stands below it.
  const heading = [node, ...page.ancestors(node)].find(({ role }) => role === 'heading')
  const isTitle = heading?.level === 1 && target.noun === undefined
  const below = isTitle && asksText(context.saying) ? await textOfPart(page, context) : undefined
  if (below) return below
  // A label stands for what it labels.
  const isLabel =
    !isField(node) &&
    property === undefined &&
    target.name !== undefined &&
    matchText(target.name, label) > 0.9 &&
    label.length < 60
  const beside = isLabel ? besideOf(page, node) : undefined
  const value = beside ?? own
  const trimmed = afterColon(value, target.name)
  return {
    text: trimmed
      ? `${describeNode(page, node)}: ${cut(trimmed, LONGEST_TEXT)}`.replace(
          /^(“[^”]*”) \([^)]*\): /,
          beside === undefined ? '' : '$1: ',
        )
      : `${describeNode(page, node)} is empty.`,
    result: trimmed,
  }
}

const asksText = (saying = ''): boolean => /\b(?:text|contents?|words|wording) (?:of|in|from)\b/i.test(saying)

const afterColon = (text: string, name: string | undefined): string => {
  const match = /^([^:]{1,40}):\s+(\S.*)$/s.exec(text)
  return match && name !== undefined && matchText(name, match[1]!) > 0.8 ? match[2]! : text
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
