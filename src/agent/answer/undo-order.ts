import type { UndoOrder } from '../turn.ts'
import { numberAddressed } from '../understand/entity-model/numbering.ts'
import { splitIdentifier } from '../understand/language/words.ts'
import type { WriteOperation } from '../understand/writes/operations.ts'
import { argumentsOf } from '../understand/writes/envelope.ts'
import { complete } from './apply-change.ts'
import { storedValue } from './stored-value.ts'
import { callRecord, countRecords, describeAction, listUnder, type Labels } from './describe-change.ts'
import { nameOf } from './describe-selection.ts'
import type { Row } from './find-records.ts'
import type { WriteContext } from './write-context.ts'

type Values = Record<string, unknown>

/** The column of the key that an operation asks for; undefined when its name fits no key of the records. */
export function keyColumn({ idParameter, entity, keyParts }: WriteOperation): string | undefined {
  if (keyParts) return keyParts.at(-1)!.column
  if (idParameter === undefined) return entity.idField?.column
  const words = splitIdentifier(idParameter)
  const same =
    entity.fields.find(f => f.column === idParameter) ??
    entity.fields.find(f => f.words.join() === words.join()) ??
    numberAddressed(entity, idParameter)
  const isKey =
    /^(?:id|uuid|guid|key|identifier|number|no|code|slug|name|ref)$/.test(words.at(-1)!) ||
    words.some(w => entity.words.includes(w))
  return same?.column ?? (isKey ? entity.idField?.column : undefined)
}

/** What takes a change back: the values before, or the record made again. */
export function undoFor(
  changes: { row: Row; values: Values; address?: Values }[],
  operation: WriteOperation,
  labels: Labels,
  { knowledge }: Pick<WriteContext, 'knowledge'>,
): { undo?: UndoOrder } {
  const { entity, slots, kind } = operation
  const id = keyColumn(operation)
  if (kind === 'update' && operation.idParameter && id) {
    const before = changes.map(({ row, values, address }) => ({
      row,
      address,
      values: Object.fromEntries(
        Object.keys(values).map(name => [
          name,
          storedValue(
            row,
            slots.find(s => s.name === name)!,
          ) ?? null,
        ]),
      ),
      now: values,
    }))
    const isPossible = before.every(({ values }) =>
      Object.entries(values).every(([name, value]) => value !== null || slots.find(s => s.name === name)!.nullable),
    )
    if (!isPossible) return {}
    const action = describeAction(
      before.map(({ row, values, now }) => ({ row: { ...row, ...now }, values })),
      operation,
      labels,
    )
    return {
      undo: {
        tool: operation.tool,
        action,
        calls: before.map(({ row, values, address }) =>
          argumentsOf(operation, complete(row, values, operation, address), row[id]),
        ),
      },
    }
  }
  const creation = knowledge
    .apps()
    .find(a => a.model.name === operation.app)
    ?.writes.operations.find(o => o.entity === entity && o.kind === 'create')
  if (kind !== 'delete' || !creation) return {}
  const records = changes.map(({ row }) =>
    Object.fromEntries(
      creation.slots.flatMap(s => {
        const value = storedValue(row, s)
        return value === undefined || value === null ? [] : [[s.name, value] as const]
      }),
    ),
  )
  if (records.some(values => creation.slots.some(s => s.required && !(s.name in values)))) return {}
  const names = changes.map(({ row }) => nameOf(row, entity))
  return {
    undo: {
      tool: creation.tool,
      action:
        names.length === 1
          ? `Create ${callRecord(changes[0]!.row, entity)} again, with the values it had (it gets a new id)`
          : listUnder(
              `Create ${countRecords(names.length, entity)} again, with the values they had (they get new ids)`,
              names,
            ),
      calls: records.map(values => argumentsOf(creation, values)),
    },
  }
}
