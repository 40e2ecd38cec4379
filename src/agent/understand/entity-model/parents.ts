import type { Entity, Field, Source } from './catalogue-model.ts'
import { variantsOfRequired } from './default-filters.ts'
import { keyPartsOf, keyTakenBy, parameterRuns, wholeKeyOf, type ParameterRun } from './compound-keys.ts'
import { isParameter, pathSegments } from './name-records.ts'
import { nounsOf, pathWordsOf } from './schema-nouns.ts'
import { splitIdentifier, stem } from '../language/words.ts'
import { canBeListed } from './can-be-listed.ts'

/**
 * Kinds of record that are listed only for one parent (`/projects/{projectId}/tasks`) are read parent by parent: such a
 * list counts as complete where the parents can be listed. The rows get the parent's key, where they do not have it.
 * So are those that are listed only for one of a few stated values, value by value.
 */
export function adoptParents(entities: Entity[]): void {
  // Parents of parents first: each round may make further lists readable.
  for (let round = 0; round < 2; round++)
    for (const entity of entities) {
      if (entity.inside || canBeListed(entity)) continue
      for (const source of entity.sources) {
        const parent = parentOf(source, entity, entities)
        const variants = parent ? undefined : variantsOfRequired(source)
        if (!parent && !variants) continue
        Object.assign(source, { complete: true, ...(parent ? { parent } : { variants }) })
        break
      }
    }
}

function parentOf(source: Source, entity: Entity, entities: Entity[]): Source['parent'] {
  const [name, ...others] = source.requires
  if (others.length) return compoundParentOf(source, entity, entities)
  const parameter = source.parameters.find(p => p.name === name)
  if (!parameter) return undefined
  const nouns = [wordsBefore(source.path, parameter.name), withoutKey(parameter.words)].filter(
    words => words.length > 0,
  )
  const parent = nouns.flatMap(words =>
    entities.filter(e => e !== entity && !e.inside && canBeListed(e) && named(e, words)),
  )[0]
  if (!parent?.idField) return undefined
  const own = parameter.words.join(' ')
  const column = (parent.fields.find(f => !f.nested && f.words.join(' ') === own) ?? keyTakenBy(parameter, parent)!)
    .column
  return { entity: parent.key, parameter: parameter.name, column, key: keyColumn(entity, parent, column) }
}

/** `/repos/{owner}/{repo}/tags` lists the tags of one repo, which its owner and its name tell together. */
function compoundParentOf(source: Source, entity: Entity, entities: Entity[]): Source['parent'] {
  const isAll = ({ parameters }: ParameterRun) =>
    parameters.length === source.requires.length && parameters.every(name => source.requires.includes(name))
  const run = parameterRuns(source.path).find(isAll)
  const parent = run && entities.find(e => e !== entity && !e.inside && canBeListed(e) && named(e, run.words))
  const parts = parent?.idField && keyPartsOf(run!.parameters, parent)
  if (!parent || !parts) return undefined
  const { parameter, column } = parts.at(-1)!
  const known = entity.fields.find(f => f.target === parent.key)
  const whole = wholeKeyOf(parent)?.column
  const keyOf = known ? (known.targetColumn ?? parent.idField!.column) : (whole ?? column)
  const key = known?.column ?? keyColumn(entity, parent, keyOf)
  const isJoined = keyOf === whole && { isJoined: true as const }
  return { entity: parent.key, parameter, column, key, keyOf, beside: parts.slice(0, -1), ...isJoined }
}

const named = (entity: Entity, words: string[]) =>
  [pathWordsOf(entity), ...nounsOf(entity)].some(noun => stem(noun.at(-1)!) === stem(words.at(-1)!))
const withoutKey = (words: string[]) =>
  /^(id|uuid|key|code|slug|name|number)$/.test(words.at(-1)!) ? words.slice(0, -1) : words

/** The noun in front of a parameter of a path. */
function wordsBefore(path: string, parameter: string): string[] {
  const segments = pathSegments(path)
  const at = segments.findIndex(segment => isParameter(segment) && segment.includes(parameter))
  const before = segments.slice(0, Math.max(at, 0)).findLast(segment => !isParameter(segment))
  return before ? splitIdentifier(before) : []
}

/** The column that holds the parent's key: one that points there already, else a new one. */
function keyColumn(entity: Entity, parent: Entity, column: string): string {
  const known = entity.fields.find(
    f => f.target === parent.key && (f.targetColumn ?? parent.idField!.column) === column,
  )
  if (known) return known.column
  const name = `${parent.words.join('_')}_${column.split('.').at(-1)!}`
  const field: Field = {
    column: entity.fields.some(f => f.column === name) ? `of_${name}` : name,
    words: [...parent.words, ...splitIdentifier(column.split('.').at(-1)!)],
    role: 'reference',
    type: parent.fields.find(f => f.column === column)!.type,
    description: '',
    choices: [],
    target: parent.key,
    ...(column !== parent.idField!.column && { targetColumn: column }),
  }
  entity.fields = [...entity.fields, field]
  return field.column
}
