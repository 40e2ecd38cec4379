import { isSqlStep, type Plan } from '../../contract/plan.ts'
import type { FlowTool } from '../../contract/flow.ts'
import type { CatalogueModel, Entity } from '../understand/entity-model/catalogue-model.ts'

/** Names of the tools that a plan calls. */
export const toolsOf = ({ steps }: Plan): Set<string> =>
  new Set(steps.flatMap(step => (isSqlStep(step) ? [] : [step.tool])))

/** The kinds of records that tools read or change. */
export const entitiesOf = (tools: ReadonlySet<string>, model: CatalogueModel): Entity[] =>
  [...model.entities.values()].filter(
    entity => entity.sources.some(s => tools.has(s.tool)) || entity.operations.some(o => tools.has(o.tool)),
  )

/** What a plan needs of its tools, as they are now. Tools that are not registered are left out. */
export function describeTools(plan: Plan, model: CatalogueModel): FlowTool[] {
  const given = new Map<string, Set<string>>()
  for (const step of plan.steps) {
    if (isSqlStep(step)) continue
    const names = given.get(step.tool) ?? new Set()
    for (const name of Object.keys(step.args)) names.add(name)
    given.set(step.tool, names)
  }
  return [...given].flatMap(([name, names]) => {
    const card = model.tools.get(name)
    if (!card) return []
    const types = card.parameters.filter(p => names.has(p.name)).map(p => [p.name, p.type] as const)
    return [
      {
        name,
        app: card.app,
        read_only: card.readOnly,
        required: card.parameters.filter(p => p.required).map(p => p.name),
        arguments: Object.fromEntries(types),
      },
    ]
  })
}

/** What of a flow's tools is no longer as it was when the flow was saved, in sentences; empty when they still fit. */
export function findChanges(tools: readonly FlowTool[], model: CatalogueModel): string[] {
  return tools.flatMap(({ name, read_only, required, arguments: types }) => {
    const card = model.tools.get(name)
    if (!card) return [`${name} is no longer registered`]
    const changes: string[] = []
    if (read_only && !card.readOnly) changes.push(`${name} only read before, now it may change data`)
    for (const [argument, type] of Object.entries(types)) {
      const now = card.parameters.find(p => p.name === argument)
      if (!now) changes.push(`${name} no longer takes ${argument}`)
      else if (now.type !== type) changes.push(`${name} takes ${argument} as ${now.type} now, before as ${type}`)
    }
    for (const { name: argument, required: isRequired } of card.parameters)
      if (isRequired && !required.includes(argument) && !(argument in types))
        changes.push(`${name} now needs ${argument} too`)
    return changes
  })
}
