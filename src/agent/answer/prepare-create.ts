import type { TurnOutcome } from '../turn.ts'
import type { WriteOperation } from '../understand/writes/operations.ts'
import { isClean, type WriteRequest } from '../understand/writes/request.ts'
import { argumentsOf } from '../understand/writes/envelope.ts'
import { isParentKey, labelOf, type Slot } from '../understand/writes/slots.ts'
import { countRecords, describeValues, listUnder, type Labels } from './describe-change.ts'
import { joinList } from './describe-selection.ts'
import { lookUp } from './look-up.ts'
import { fold, withArticle } from '../understand/language/words.ts'
import { declined, toJson, type Memory } from './outcome.ts'
import { proposeWrite } from './propose-write.ts'
import type { WriteContext } from './write-context.ts'

/** Proposes new records, or asks for what is still needed. */
export async function prepareCreate(
  request: WriteRequest,
  operation: WriteOperation,
  context: WriteContext,
  labels: Labels = new Map(),
): Promise<TurnOutcome> {
  const records: Record<string, unknown>[] = []
  for (const record of [request, ...request.further]) {
    const found = await lookUp(record, labels, context, operation.slots)
    if ('outcome' in found) return keepDraft(found.outcome, request, operation, context)
    records.push(found.values)
  }
  const [first] = records
  const missing = Object.keys(first!).length ? missingIn(first!, operation) : lackingAll(operation)
  const lacking = records.findIndex(values => missingIn(values, operation).length)
  const isMany = records.length > 1
  if (lacking >= 0 && isMany)
    return declined(
      'NEEDS_INPUT',
      `Each ${operation.entity.noun} needs ${joinList(missingIn(records[lacking]!, operation).map(labelOf))}; ` +
        `I did not find that for ${nameIn(records[lacking]!, operation) || 'one of them'}. ` +
        'Give it for each, or add them one at a time. Nothing was created.',
      context.memory,
      { toolsUsed: context.run.toolsUsed },
    )
  if (missing.length || !isClean(request)) return askFor(operation, first!, labels, missing, request, context)
  return propose(operation, records, labels, context)
}

export const missingIn = (values: Record<string, unknown>, { slots }: WriteOperation): Slot[] =>
  slots.filter(slot => (slot.required || isNeeded(slot, values, slots)) && !(slot.name in values))

/** "contact Ann Lee" of a contact that needs a phone, too: of an object that may be left out something is given. */
const isNeeded = ({ neededIn }: Slot, values: Record<string, unknown>, slots: readonly Slot[]): boolean =>
  neededIn !== undefined &&
  slots.some(({ path, name }) => name in values && path.length > 1 && `${path.join('.')}.`.startsWith(`${neededIn}.`))

/** Nothing was said of a new record: where nothing is required, what it is called is asked for. */
const lackingAll = (operation: WriteOperation): Slot[] => {
  const required = operation.slots.filter(slot => slot.required)
  return required.length ? required : nameSlotsOf(operation)
}

const nameSlotsOf = ({ entity, slots }: WriteOperation): Slot[] =>
  entity.nameFields.flatMap(f => slots.find(s => s.field === f) ?? [])

const nameIn = (values: Record<string, unknown>, operation: WriteOperation): string =>
  nameSlotsOf(operation)
    .map(s => values[s.name])
    .filter(v => v !== undefined && v !== null)
    .join(' ')

export async function propose(
  operation: WriteOperation,
  records: Record<string, unknown>[],
  labels: Labels,
  context: WriteContext,
): Promise<TurnOutcome> {
  const { entity } = operation
  const lines = records.map(values => describeRecord(values, operation, labels))
  const action =
    records.length > 1
      ? listUnder(`Create ${countRecords(records.length, entity)}`, lines)
      : `Create the ${entity.noun} ${lines[0]!}`
  const removal = context.knowledge
    .apps()
    .find(a => a.model.name === operation.app)
    ?.writes.operations.find(o => o.entity === entity && o.kind === 'delete')
  const draft: Memory['draft'] | undefined =
    records.length === 1
      ? {
          tool: operation.tool,
          app: operation.app,
          entity: entity.key,
          values: records[0]!,
          missing: [],
          labels: [...labels],
        }
      : undefined
  return proposeWrite(
    {
      operation,
      calls: records.map(values => ({
        args: argumentsOf(operation, values),
        label: nameIn(values, operation) || entity.noun,
      })),
      action,
      labels,
      isInexact: [...labels.values()].some(name => !fold(context.turn.message).includes(fold(name))),
      ...(removal?.idParameter &&
        !removal.keyParts &&
        !removal.slots.some(isParentKey) &&
        entity.idField && {
          undo: {
            tool: removal.tool,
            idParameter: removal.idParameter,
            idField: entity.idField.column,
            action:
              records.length > 1
                ? `Delete the ${countRecords(records.length, entity)} just created`
                : `Delete the ${entity.noun} ${nameIn(records[0]!, operation)} that was just created`,
          },
        }),
    },
    context,
    { ...context.memory, draft },
  )
}

/** "New Dawn: price $25, author Ada Moreno"; without a name the values alone. */
function describeRecord(values: Record<string, unknown>, operation: WriteOperation, labels: Labels): string {
  const own = new Set(nameSlotsOf(operation).map(s => s.name))
  const name = nameIn(values, operation)
  const rest = Object.fromEntries(Object.entries(values).filter(([key]) => !own.has(key)))
  const described = describeValues(rest, operation.slots, labels)
  return name ? (described ? `${name}: ${described}` : name) : `with ${described}`
}

export function askFor(
  operation: WriteOperation,
  values: Record<string, unknown>,
  labels: Labels,
  missing: Slot[],
  request: Pick<WriteRequest, 'unknown' | 'problems'>,
  context: WriteContext,
): TurnOutcome {
  const { entity, slots } = operation
  const names = missing.map(labelOf)
  const needs = names.length
    ? `To create ${withArticle(entity.noun)} I need ${joinList(names)}.`
    : `This is not quite clear yet, so nothing was created.`
  const known = Object.keys(values).length ? ` So far I have: ${describeValues(values, slots, labels)}.` : ''
  const wrong = request.problems.length ? ` ${request.problems.join('. ')}.` : ''
  const open = slots.filter(s => !(s.name in values) && !s.items).map(labelOf)
  const also = open.length ? ` (${withArticle(entity.noun)} can also have: ${open.slice(0, 12).join(', ')})` : ''
  const left = request.unknown.length
    ? ` I could not place ${joinList(request.unknown.map(word => `“${word}”`))}${also}.`
    : ''
  const [first] = missing
  const question = first
    ? ` What is the ${labelOf(first)}?${first.choices.length ? ` It is one of ${first.choices.join(', ')}.` : ''}`
    : ' Say what it is, or “skip” to go on without it.'
  return declined(
    'NEEDS_INPUT',
    `${needs}${known}${wrong}${left}${question}`,
    {
      ...context.memory,
      draft: {
        tool: operation.tool,
        app: operation.app,
        entity: entity.key,
        values,
        missing: missing.map(s => s.name),
        labels: [...labels],
      },
    },
    { toolsUsed: context.run.toolsUsed },
  )
}

/** A look-up that failed keeps what was said, so that only the name has to be said again. */
function keepDraft(
  outcome: TurnOutcome,
  request: WriteRequest,
  operation: WriteOperation,
  { memory }: WriteContext,
): TurnOutcome {
  if (request.further.length) return outcome
  const missing = [
    ...request.references.map(r => r.parameter),
    ...missingIn(request.values, operation).map(s => s.name),
  ]
  return {
    ...outcome,
    memory: toJson({
      ...memory,
      draft: {
        tool: operation.tool,
        app: operation.app,
        entity: operation.entity.key,
        values: request.values,
        missing: [...new Set(missing)].filter(name => !name.includes('.')),
      },
    }),
  }
}
