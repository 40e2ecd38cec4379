import type { ToolFacts } from '../policies/decide-call.ts'
import type { ToolCard } from '../understand/entity-model/catalogue-model.ts'

/** What calls are decided by, of a tool as the planner sees it. */
export const factsOf = (card: ToolCard | undefined): ToolFacts | undefined =>
  card && {
    read_only: card.readOnly,
    method: card.method,
    path: card.path,
    ...(card.destructive && { destructive: true }),
  }
