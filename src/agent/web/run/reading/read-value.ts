import type { PageNode } from '../../../../contract/page.ts'
import type { Target, Extraction } from '../../contract.ts'
import { matchText } from '../../ground/match-text.ts'
import { isField } from '../../ground/names.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isNumberedRow } from '../../read/questions.ts'
import { Stopped, type RunContext, type Of } from '../context.ts'
import { cut, describeNode } from '../finding/describe-node.ts'
import { find, locate, type Located } from '../finding/locate.ts'
import { askPage } from '../asking/ask-page.ts'
import { entryAround, nameOfEntry } from '../asking/item-of.ts'
import { isQuestion } from '../asking/question-words.ts'
import { answerWhereSure } from '../asking/answer-question.ts'
import { readProperty } from './read-property.ts'
import { textOfMain, textOfPart, LONGEST_TEXT } from './read-text.ts'
import type { ReadResult } from './result.ts'
import { shownBy, besideOf } from './shown.ts'
import { readFolded, textBehind } from './unfold.ts'

/** What an element shows; where nothing is called so, what a table of the page says. */
export async function readValueOrTable(
  extraction: Extract<Extraction, { kind: 'value' }>,
  step: Of<'extract'>,
  context: RunContext,
): Promise<ReadResult> {
  const { target } = extraction
  // A row by its place: that of the page as it stands, not the first by some figure.
  const isPlaced = isNumberedRow(target)
  const folded = target.back || target.chosen ? undefined : await readFolded(target, context)
  if (folded) return folded
  const asked =
    target.back || target.chosen || isPlaced || asksText(step.said)
      ? undefined
      : await answerWhereSure(step.said, context)
  if (asked) return asked
  try {
    return await readValue(extraction, { ...context, saying: step.said, patience: Math.min(context.patience, 1000) })
  } catch (error) {
    if (!(error instanceof Stopped) || error.code !== 'NOT_FOUND' || target.back || isPlaced) throw error
    const answer = await askPage(step.said, context, { further: isQuestion(step.said) })
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
  const { page, node: found } = field ?? (await locateText(whole, context))
  const node = fieldLabelled(page, found) ?? found
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
  // "the delivery address": what stands below the heading of that name.
  const isHead = heading && !isTitle && property === undefined && target.name !== undefined && target.noun === undefined
  const behind = isHead && matchText(target.name!, heading.name) > 0.7 ? textBehind(page, heading) : undefined
  if (behind) return { text: `${heading!.name}: ${cut(behind, LONGEST_TEXT)}`, result: behind }
  // A label stands for what it labels.
  const isLabel =
    !isField(node) &&
    property === undefined &&
    target.name !== undefined &&
    matchText(target.name, label) > 0.9 &&
    label.length < 60
  const beside = isLabel ? besideOf(page, node) : undefined
  const value = beside ?? own
  const person = asksWho(context.saying) ? personAt(page, node, value) : value
  if (person !== value) return { text: person, result: person }
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

/** The field that a text is the label of: its label alone answers nothing. */
function fieldLabelled(page: Page, node: PageNode): PageNode | undefined {
  const text = page.text(node).trim()
  if (isField(node) || text === '' || page.inside(node).some(isField)) return undefined
  const fields = page.nodes.filter(one => one.editable === true && (one.label ?? one.name).trim() === text)
  return fields.length === 1 ? fields[0] : undefined
}

const asksWho = (saying = ''): boolean => /^\W*(?:please )?(?:who|whom)\b/i.test(saying)
/** A name as pages write it, with a title before it. */
const PERSON = /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Sir)\.? )*\p{Lu}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){0,4}$/u

/** Of "who is the dentist": the value, where it is a name; else what the entry is called that says so. */
function personAt(page: Page, node: PageNode, value: string): string {
  if (PERSON.test(value.trim()) && value.trim() !== page.text(node).trim()) return value
  const entry = entryAround(page, node)
  const name = entry && nameOfEntry(page, entry)
  if (name === undefined || !PERSON.test(name))
    throw new Stopped('NOT_FOUND', `The page “${page.snapshot.title}” does not say who that is.`)
  return name
}

/** What is read: of what is called so a heading, with what stands below it, before a link that leads there. */
async function locateText(target: Target, context: RunContext): Promise<Located> {
  const best = await locate(target, 'read', context)
  if (!/^(?:link|button)$/.test(best.node.role) || target.noun !== undefined) return best
  const same = find(target, best.page.snapshot, 'read', context, best.score - 0.1)
  return same.find(({ node }) => node.role === 'heading' && matchText(best.node.name, node.name) > 0.9) ?? best
}

const asksText = (saying = ''): boolean => /\b(?:text|contents?|words|wording) (?:of|in|from)\b/i.test(saying)

const afterColon = (text: string, name: string | undefined): string => {
  const match = /^([^:]{1,40}):\s+(\S.*)$/s.exec(text)
  return match && name !== undefined && matchText(name, match[1]!) > 0.8 ? match[2]! : text
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
