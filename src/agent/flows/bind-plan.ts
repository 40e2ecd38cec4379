import { isSqlStep, type Plan, type SqlStep } from '../../contract/plan.ts'
import type { FlowDefinition, FlowParameter, FlowValue, ParameterUse } from '../../contract/flow.ts'
import { isObject } from '../../lib/json.ts'
import { absentPlace, isPlaceField } from '../understand/language/places.ts'
import { readDates } from '../understand/dates/read-dates.ts'
import { splitIdentifier } from '../understand/language/words.ts'

/** Values of all parameters, by name. */
export type FlowArguments = Record<string, FlowValue>

/** The values of a run: those given, else those of the question; a period relative to the calendar as it is now. */
export function completeArguments(flow: FlowDefinition, given: FlowArguments, now: Date): FlowArguments {
  return Object.fromEntries(
    flow.parameters.map(parameter => {
      const own = given[parameter.name]
      return [parameter.name, own === undefined ? defaultOf(parameter, now) : asWritten(own, parameter)]
    }),
  )
}

/** The default of a parameter on a day. */
export function defaultOf({ relative, default: value }: FlowParameter, now: Date): FlowValue {
  if (!relative) return value
  const [span] = readDates(relative.text, now)
  return span ? span[relative.edge] : value
}

/** A place as the field writes its places, told by the value of the question: Texas is TX where California was CA. */
function asWritten(value: FlowValue, { default: known, column }: FlowParameter): FlowValue {
  const words = column === undefined ? [] : splitIdentifier(column)
  if (!isPlaceField(words)) return value
  const samples = [known].flat().map(String)
  const write = <T extends string | number | boolean>(one: T) =>
    typeof one === 'string' ? (absentPlace(words, samples, one) ?? one) : one
  return Array.isArray(value) ? value.map(write) : write(value)
}

/** The plan with values in it: arguments of calls are set, values of SQL are bound, never spliced. */
export function bindPlan({ plan, parameters }: FlowDefinition, values: FlowArguments): Plan {
  const steps = plan.steps.map(step => {
    const uses = parameters.flatMap(({ name, uses: all }) =>
      all.filter(use => use.step === step.id).map(use => ({ use, value: values[name]! })),
    )
    if (!isSqlStep(step)) {
      const args = structuredClone(step.args)
      for (const { use, value } of uses) if (use.path) setAt(args, use.path, value)
      return { ...step, args }
    }
    const bound = uses.flatMap(({ use, value }) => (use.bind ? [[use.bind, toBound(value, use)] as const] : []))
    return bound.length ? { ...step, values: { ...step.values, ...Object.fromEntries(bound) } } : step
  })
  return { ...plan, steps }
}

type Bound = NonNullable<SqlStep['values']>[string]

function toBound(value: FlowValue, { form }: ParameterUse): Bound {
  if (Array.isArray(value)) return JSON.stringify(value)
  if (form === 'list') return JSON.stringify([value])
  if (form === undefined) return value
  const text = String(value).replace(/[\\%_]/g, char => `\\${char}`)
  return `${form === 'starts' ? '' : '%'}${text}${form === 'ends' ? '' : '%'}`
}

function setAt(target: Record<string, unknown>, path: readonly (string | number)[], value: unknown): void {
  let at: unknown = target
  for (const part of path.slice(0, -1)) at = (at as Record<string | number, unknown>)[part]
  if (isObject(at) || Array.isArray(at)) (at as Record<string | number, unknown>)[path.at(-1)!] = value
}
