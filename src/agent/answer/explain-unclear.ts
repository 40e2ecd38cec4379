import { isKept } from './apply-change.ts'
import { plural } from '../understand/language/words.ts'
import type { WriteOperation } from '../understand/writes/operations.ts'
import { hasValues, type WriteRequest } from '../understand/writes/request.ts'
import { isParentKey, labelOf } from '../understand/writes/slots.ts'
import { joinList } from './describe-selection.ts'
import { VERB } from './write-context.ts'

export const verbFor = (operation: WriteOperation): string =>
  operation.kind === 'action' ? operation.verb.join(' ') : VERB[operation.kind]

/** What is not clear about a change; "lacks" is what the next message may add (correct-change.ts). */
interface Unclear {
  code: 'NEEDS_INPUT' | 'NOT_FOUND'
  message: string
  lacks?: string
}

/** What is lacking is the value behind the order: "change the rent of unit 5" – "to what?". */
export const TO_WHAT = ' to'

/** The one field that the words which were not understood name: what it is to become was not said. */
function slotNamed(unknown: readonly string[], { slots }: WriteOperation): WriteOperation['slots'][number] | undefined {
  const said = unknown.join(' ').toLowerCase()
  return slots.find(slot => [slot.name, labelOf(slot)].some(name => name.toLowerCase() === said))
}

/** The name that a message has in quotes or in capitals, where all that was not understood are words of it; what is to be written is none. */
function nameIn(message: string, { unknown, values }: WriteRequest): string | undefined {
  const told = new Set(Object.values(values))
  const named = [...message.matchAll(NAMED)].flatMap(({ groups, 0: name }) => {
    const quoted = groups?.['quoted']
    return quoted !== undefined || unknown.length ? [quoted ?? name] : []
  })
  return named.find(name => !told.has(name) && unknown.every(word => ` ${name} `.includes(` ${word} `)))
}
const NAMED = /[“"](?<quoted>[^“”"]+)[”"]|(?<=\S\s+)\p{Lu}[\p{L}\p{N}'’&.-]*(?: \p{Lu}[\p{L}\p{N}'’&.-]*)*/gu

export function explainUnclear(request: WriteRequest, operation: WriteOperation, message: string): Unclear | undefined {
  const { entity, target, unknown, problems } = request
  const verb = verbFor(operation)
  const isUpdate = operation.kind === 'update'
  if (problems.length) return { code: 'NEEDS_INPUT', message: `${problems.join('. ')}. Nothing was changed.` }
  const untold = isUpdate && target && !hasValues(request) ? slotNamed(unknown, operation) : undefined
  if (untold)
    return {
      code: 'NEEDS_INPUT',
      message: `What should the ${labelOf(untold)} of that ${entity.noun} be? Nothing was changed yet.`,
      lacks: TO_WHAT,
    }
  const absent = target ? undefined : nameIn(message, request)
  if (absent !== undefined)
    return {
      code: 'NOT_FOUND',
      message:
        `I found no ${entity.noun} called “${absent}”, so nothing was changed. To see which there are, ask ` +
        `“list ${plural(entity.noun)}”, or give its id.`,
    }
  if (unknown.length) {
    const words = joinList(unknown.map(word => `“${word}”`))
    const open = isUpdate
      ? ` ${plural(entity.noun)} have: ${operation.slots.slice(0, 14).map(labelOf).join(', ')}.`
      : ''
    return {
      code: target ? 'NEEDS_INPUT' : 'NOT_FOUND',
      message:
        `I am not sure what ${words} ${unknown.length > 1 ? 'mean' : 'means'} here, so nothing was changed. ` +
        `Which ${entity.noun} should I ${verb}${isUpdate ? ', and what should be changed to what' : ''}?${open}`,
    }
  }
  if (!target)
    return {
      code: 'NEEDS_INPUT',
      message: `Which ${entity.noun} should I ${verb}? Give its name, e-mail address or id. Nothing was changed.`,
      ...(operation.kind !== 'update' && { lacks: '' }),
    }
  if (isUpdate && !hasValues(request)) {
    const example = operation.slots.find(s => s.choices.length) ?? operation.slots[0]
    return {
      code: 'NEEDS_INPUT',
      message:
        `What should I change about that ${entity.noun}, and to what? ` +
        `For example: set its ${example ? labelOf(example) : 'name'} to ${example?.choices[0] ?? '…'}. ` +
        'Nothing was changed.',
    }
  }
  const missing = operation.slots.filter(
    s =>
      s.required &&
      !isParentKey(s) &&
      !operation.wantsWhole &&
      !isKept(s, operation.kind) &&
      !(s.name in request.values) &&
      !request.references.some(r => r.parameter === s.name) &&
      !(s.name in request.relative),
  )
  const [first] = missing
  return first
    ? {
        code: 'NEEDS_INPUT',
        message:
          `To ${verb} ${entity.noun === 'it' ? 'it' : `the ${entity.noun}`} I also need ` +
          `${joinList(missing.map(labelOf))}. Nothing was changed. What is the ${labelOf(first)}?`,
        lacks: labelOf(first),
      }
    : undefined
}
