import type { Query } from '../reading/query.ts'

/** The columns that a request asks for: shown, measured, grouped or ranked by. */
export const columnsAsked = ({ project, measures, group, root }: Query): string[] => [
  ...new Set([
    ...project.flat(),
    ...measures.flatMap(m => m.column ?? []),
    ...(group?.columns ?? []),
    ...(root.order?.columns ?? []),
  ]),
]
