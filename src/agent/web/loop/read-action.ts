import { isObject, parseJson, type JsonObject } from '../../../lib/json.ts'
import { splitReasoning } from '../../model/loop/split-reasoning.ts'
import { repairJson } from '../../model/tools/coerce-arguments.ts'
import { KEYS, type Action, type Choices } from './actions.ts'

/** An action as a model wrote it, checked against what can be done; not every provider holds a model to a schema. */
export type ReadAction = { action: Action; error?: undefined } | { action?: undefined; error: string }

const LONGEST = 4000

export function readAction(said: string, choices: Choices): ReadAction {
  const { text } = splitReasoning(said)
  const value = parseJson(text) ?? repairJson(text.slice(Math.max(0, text.indexOf('{')), text.lastIndexOf('}') + 1))
  const given = isObject(value) ? (isObject(value.action) ? value.action : value) : undefined
  if (!given || typeof given.do !== 'string')
    return { error: 'that is no action: a JSON object with "action" is wanted' }
  const read = READERS[given.do as Action['do']] as ((given: JsonObject, choices: Choices) => ReadAction) | undefined
  if (!read) return { error: `there is no action ${short(given.do)}` }
  const isOver = given.do === 'finish' || given.do === 'ask' || given.do === 'stop'
  if (choices.hasDialog && !isOver && given.do !== 'dismiss_dialog')
    return { error: 'a dialog waits: dismiss it, or end' }
  return read(given, choices)
}

const READERS: { [K in Action['do']]: (given: JsonObject, choices: Choices) => ReadAction } = {
  click: (given, { click }) => withRef(given, click, 'clicked', ref => ({ do: 'click', ref })),
  hover: (given, { click }) => withRef(given, click, 'pointed at', ref => ({ do: 'hover', ref })),
  type: (given, { type }) =>
    withRef(given, type, 'typed into', ref =>
      typeof given.text === 'string' && given.text.length <= LONGEST
        ? { do: 'type', ref, text: given.text, submit: given.submit === true }
        : 'type needs a text',
    ),
  select: (given, { select }) =>
    withRef(given, [...select.keys()], 'chosen from', ref => {
      const labels = select.get(ref)!
      const value = labels.find(label => label === given.value) ?? labels.find(label => isAlike(label, given.value))
      return value === undefined
        ? `${ref} has no choice ${short(given.value)}; it has: ${labels.slice(0, 20).map(short).join(', ')}`
        : { do: 'select', ref, value }
    }),
  check: (given, { check }) =>
    withRef(given, check, 'checked', ref => ({ do: 'check', ref, checked: given.checked !== false })),
  drag: (given, { drag, refs }) =>
    withRef(given, drag, 'dragged', ref =>
      typeof given.to === 'string' && refs.includes(given.to)
        ? { do: 'drag', ref, to: given.to }
        : `there is no element ${short(given.to)} to drag to`,
    ),
  press: given => {
    const key = KEYS.find(one => isAlike(one, given.key))
    return key ? { action: { do: 'press', key } } : { error: `${short(given.key)} is none of the keys` }
  },
  scroll: given => ({ action: { do: 'scroll', direction: given.direction === 'up' ? 'up' : 'down' } }),
  open: (given, { addresses }) =>
    typeof given.url === 'string' && addresses.includes(given.url)
      ? { action: { do: 'open', url: given.url } }
      : { error: `only addresses that the person wrote are opened (${addresses.join(', ') || 'there are none'})` },
  back: () => ({ action: { do: 'back' } }),
  wait: () => ({ action: { do: 'wait' } }),
  more: (_given, { hasMore }) => (hasMore ? { action: { do: 'more' } } : { error: 'there is no more of the page' }),
  dismiss_dialog: (_given, { hasDialog }) =>
    hasDialog ? { action: { do: 'dismiss_dialog' } } : { error: 'no dialog waits' },
  finish: given => withText(given.answer, answer => ({ do: 'finish', answer })),
  ask: given => withText(given.question, question => ({ do: 'ask', question })),
  stop: given => withText(given.reason, reason => ({ do: 'stop', reason })),
}

function withRef(
  given: JsonObject,
  allowed: readonly string[],
  done: string,
  make: (ref: string) => Action | string,
): ReadAction {
  if (typeof given.ref !== 'string' || !allowed.includes(given.ref))
    return { error: `${short(given.ref)} is no element of the page that can be ${done}` }
  const action = make(given.ref)
  return typeof action === 'string' ? { error: action } : { action }
}

const withText = (text: unknown, make: (text: string) => Action): ReadAction =>
  typeof text === 'string' && text.trim()
    ? { action: make(text.trim().slice(0, LONGEST)) }
    : { error: 'a text is missing' }

const isAlike = (one: string, other: unknown): boolean =>
  typeof other === 'string' && one.trim().toLowerCase() === other.trim().toLowerCase()

const short = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 60)
