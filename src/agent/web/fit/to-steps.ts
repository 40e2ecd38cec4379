import { pattern } from '../../../lib/patterns.ts'
import { readDate, readMonth } from '../goals/widgets/read-dates.ts'
import type { DateParts } from './date-fields.ts'
import type { Step, StepKind, Value } from '../contract.ts'
import { readInstructions } from '../read/read-instructions.ts'
import { protect } from '../read/literals.ts'
import { readValue } from '../read/value.ts'
import type { PageNode, PageSnapshot } from '../../../contract/page.ts'
import { wordsIn } from '../ground/match-text.ts'
import { readPage } from '../ground/page-tree.ts'
import { fitMessage, type Piece } from './fit-message.ts'
import { holdsBack } from './ways/held-back.ts'

/** Every word of the message is accounted for by the page. */
const SURE = 0.92

/** The steps of a message that the page explains as a whole; undefined where it leaves a word. */
export function readByPage(message: string, snapshot: PageSnapshot): Step[] | undefined {
  const pieces = fitMessage(withoutOnlyField(message, snapshot), snapshot)
  const steps = pieces && withEnter(message, snapshot, withApply(pieces, message))
  const isRead = steps?.every(step => step.kind !== 'later' || isUnderstood(step.text)) === true
  return isRead && !onlyNames(message, steps!) ? steps : undefined
}

/** "Add the boot to my cart", "save it to the list": something is brought somewhere. */
const PUTS_SOMEWHERE = pattern('iu')`
  ^\W*(?:please |can you |could you )*(?<verb>add|put|save|place|drop|move|stick|pop|throw|chuck)\b
  .+\b(?:to|into|in|on|onto)\ (?:the|my|our|your|this)\ [^.,;]+$
`

/** Whether what is to be put somewhere would only be followed by its name: a link called after it puts it nowhere. */
function onlyNames(message: string, steps: readonly Step[]): boolean {
  const [only, ...more] = steps
  const verb = PUTS_SOMEWHERE.exec(message)?.groups?.['verb']?.toLowerCase()
  if (verb === undefined || more.length > 0 || only?.kind !== 'click' || only.chooses === true) return false
  return !wordsIn(only.target.name ?? '').includes(verb)
}

/** "… in the text field", outside of quotes and behind a value. */
const IN_THE_FIELD = pattern('giu')`
  (?<=\S) (?:in|into) the (?:text |input |entry |empty |only )?(?:text ?(?:box|field|area)|field|box|input)
  (?: (?:below|above|here))?(?=[.,]|$| and\b| then\b)(?=(?:[^"“”]*["“][^"“”]*["”])*[^"“”]*$)
`

/** Where there is but one field, its kind tells nothing, and is no part of a value either. */
function withoutOnlyField(message: string, { nodes }: PageSnapshot): string {
  const fields = nodes.filter(node => node.editable && !node.readonly && !node.hidden)
  return fields.length === 1 ? message.replace(IN_THE_FIELD, '') : message
}

/** "add the tag old" into a field called "Add a tag" that has no button beside it and no form: Enter takes it. */
function withEnter(message: string, snapshot: PageSnapshot, steps: Step[]): Step[] {
  const [only, ...more] = steps
  const field = only?.kind === 'fill' && only.fields.length === 1 ? only.fields[0] : undefined
  if (more.length || !field?.target.chosen || !/^\W*(?:please )?add\b/i.test(message)) return steps
  const page = readPage(snapshot)
  const node = page.get(field.target.chosen)
  const isAdded = [node?.name, node?.placeholder].some(name => /^\W*(?:add|new)\b/i.test(name ?? ''))
  if (!node || node.tag !== 'input' || !isAdded) return steps
  const above = page.ancestors(node)
  const beside = page.inside(above[0] ?? node).filter(({ role }) => role === 'button')
  const isTaken = beside.some(({ name }) => /^\W*(?:add|save|ok|\+)(?: \p{L}+)?\W*$|^\+$/iu.test(name))
  const isForm = above.some(({ role, tag }) => role === 'form' || tag === 'form')
  return isTaken || isForm
    ? steps
    : [...steps, { said: message, confidence: SURE, kind: 'press', key: 'Enter', target: field.target }]
}

/** Whether the page said more than the name of a button: then its reading goes before any other. */
export const isFilling = (steps: readonly Step[]): boolean =>
  steps.some(step => /^(?:fill|select|check)$/.test(step.kind) || (step.kind === 'click' && step.chooses === true))

/** What comes later, by the page that is open now; where that does not explain it, by its words. */
export function readByPageOrWords(text: string, snapshot: PageSnapshot): { steps: Step[]; unknown: string[] } {
  const steps = readByPage(text, snapshot)
  return steps ? { steps, unknown: [] } : readInstructions(text)
}

/** What comes later has to be understood before anything is done. */
const isUnderstood = (text: string): boolean => {
  const { unknown, steps } = readInstructions(text)
  return unknown.length === 0 && steps.length > 0
}

/** "filter by town": the list is to be shown so, where a button of the form does that. */
const NARROWS = /^\W*(?:please )?(?:filter|narrow)\b/i

/** What narrows down a list is applied once, after the last of it, unless the message holds something back. */
function withApply(pieces: readonly Piece[], message: string): Step[] {
  const isEnded = pieces.some(({ kind }) => /^(?:press|submit|later)$/.test(kind))
  const isNarrowing = NARROWS.test(message) && !isEnded
  const narrows =
    !holdsBack(message) && (isNarrowing || pieces.some(piece => 'applies' in piece && piece.applies === true))
  const last = narrows ? pieces.findLastIndex(({ kind }) => /^(?:set|choose|tick)$/.test(kind)) : -1
  return pieces.flatMap((piece, at) => {
    const steps = toSteps(piece)
    if (at !== last || !('of' in piece)) return steps
    const target = { said: piece.called, name: piece.called, chosen: piece.of.node.ref }
    return [...steps, { said: piece.called, confidence: SURE, kind: 'apply', target }]
  })
}

/** A whole name into its two fields: the last word is the family name. */
function wholeName({ of, value }: Extract<Piece, { kind: 'set' }>, last: PageNode): Step[] {
  const words = value.split(/\s+/)
  return [
    { node: of.node, text: words.slice(0, -1).join(' ') },
    { node: last, text: words.at(-1)! },
  ].map(({ node, text }) => ({
    said: node.name,
    confidence: SURE,
    kind: 'fill',
    fields: [{ target: { said: node.name, name: node.name, chosen: node.ref }, value: { kind: 'text', text } }],
  }))
}

/** A date into its three fields: the month as the field has it, where that is a list. */
function datedParts({ value, called }: Extract<Piece, { kind: 'set' }>, parts: DateParts): Step[] {
  const date = readDate(value)
  if (!date) return []
  return (['day', 'month', 'year'] as const).map(part => {
    const { ref, options } = parts[part]
    const option = options?.find(({ label, value: own }) =>
      part === 'month' ? readMonth(label) === date.month || Number(own) === date.month : Number(label) === date[part],
    )
    const text = option?.label ?? String(date[part])
    const target = { said: `${called}: ${part}`, name: part, chosen: ref }
    return {
      said: `${called}: ${part}`,
      confidence: SURE,
      kind: 'fill',
      fields: [{ target, value: { kind: 'text', text } }],
    }
  })
}

function toSteps(piece: Piece): Step[] {
  const step = (said: string, kind: StepKind): Step => ({ said, confidence: SURE, ...kind })
  switch (piece.kind) {
    case 'set': {
      const { of, called, value, quoted, secret } = piece
      if (of.last) return wholeName(piece, of.last)
      if (of.parts) return datedParts(piece, of.parts)
      const read: Value =
        quoted || secret
          ? { kind: 'text', text: value, ...(quoted && { quoted }), ...(secret && { secret }) }
          : readValue(value, protect(value))
      return [
        step(called, {
          kind: 'fill',
          fields: [{ target: { said: called, name: of.names[0] ?? called, chosen: of.node.ref }, value: read }],
        }),
      ]
    }
    case 'choose': {
      const { of, called, choices } = piece
      const marks = choices.filter(({ ref }) => ref !== undefined)
      if (marks.length)
        return marks.map(({ label, ref, isPressed }) =>
          of.node.role === 'listbox' || isPressed
            ? step(label, { kind: 'click', target: { said: label, name: label, chosen: ref! }, chooses: true })
            : step(label, { kind: 'check', target: { said: label, name: label, chosen: ref! }, checked: true }),
        )
      return [
        step(called, {
          kind: 'select',
          values: choices.map(({ label }) => ({ kind: 'text', text: label })),
          target: { said: called, name: of.names[0] ?? called, chosen: of.node.ref },
        }),
      ]
    }
    case 'tick':
      return [
        step(piece.called, {
          kind: 'check',
          target: { said: piece.called, name: piece.of.names[0] ?? piece.called, chosen: piece.of.node.ref },
          checked: piece.checked,
        }),
      ]
    case 'press':
      return [
        step(piece.called, {
          kind: 'click',
          target: { said: piece.called, name: piece.of.names[0] ?? piece.called, chosen: piece.of.node.ref },
        }),
      ]
    case 'submit':
      return [step('submit', { kind: 'submit' })]
    case 'later':
      return [step(piece.text, { kind: 'later', text: piece.text })]
  }
}
