import type { Page } from '../../ground/page-tree.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'
import { contentOf, namesOf, type Choice, type Named } from '../../fit/page-names.ts'
import { apply } from '../acting/apply.ts'
import { act } from '../acting/use-element.ts'
import type { RunContext } from '../context.ts'
import { describeNode } from '../finding/describe-node.ts'

/** What chooses all that there is narrows nothing down. */
const ALL = /^(?:all|any|every|everything|both|none)\b/i

/**
 * A list that goes on behind this page is narrowed down first, where a list of choices of the page has one that the question
 * names with all of its words ("Line 9"): what a person would do instead of turning the pages. Whether it was.
 */
export async function useFilter(question: string, page: Page, context: RunContext): Promise<boolean> {
  const words = wordsIn(question)
  const isSaid = ({ label, isEmpty }: Choice) =>
    isEmpty !== true &&
    !ALL.test(label) &&
    contentOf(label).every(word => words.some(said => matchWord(said, word) >= 0.9))
  const found = namesOf(page.snapshot).named.flatMap(named =>
    named.kind === 'choice' && narrows(named, page)
      ? (named.choices ?? []).filter(isSaid).map(choice => ({ named, choice }))
      : [],
  )
  const [first, ...others] = found
  if (!first || others.length) return false
  const { named, choice } = first
  const isSet = (named.node.options ?? []).some(({ label, selected }) => selected && label === choice.label)
  if (isSet) return false
  if (choice.ref === undefined) await act('select', { ref: named.node.ref, values: [choice.label] }, context)
  else await act('check', { ref: choice.ref, checked: true }, context)
  context.told.push(`Chose “${choice.label}” in ${describeNode(page, named.node)}.`)
  const target = { said: choice.label, chosen: named.node.ref }
  await apply({ said: choice.label, confidence: 0.8, kind: 'apply', target }, context)
  return true
}

/** What narrows down stands in no form that sends something (HTML method post), and offers all as well. */
const narrows = ({ choices = [], node }: Named, page: Page): boolean =>
  choices.some(({ label, isEmpty }) => isEmpty === true || ALL.test(label)) &&
  !page
    .ancestors(node)
    .filter(({ role, tag }) => role === 'form' || tag === 'form')
    .some(form => page.inside(form).some(({ editable, type }) => editable === true && type !== 'search'))
