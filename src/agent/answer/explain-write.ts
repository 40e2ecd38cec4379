import type { Knowledge } from '../understand/entity-model/knowledge.ts'

/** How a change is asked for, with the operation that would make it, if there is any; nothing is changed. */
export function explainWrite(action: string, message: string, knowledge: Knowledge): string | undefined {
  const operations = [...knowledge.model.entities.values()].flatMap(e =>
    e.operations.filter(o => o.action === action).map(o => ({ entity: e, operation: o })),
  )
  const named = operations.filter(o => o.entity.words.some(word => message.toLowerCase().includes(word)))
  const chosen = (named.length ? named : operations)[0]
  if (!chosen) return undefined
  const required = chosen.operation.parameters.filter(p => p.required).map(p => p.words.join(' '))
  const verb = action === 'update' ? 'change' : action
  return (
    `Tell me which ${chosen.entity.noun} to ${verb}, for example “${verb} ${chosen.entity.noun} …”. ` +
    `I then show the exact call of ${chosen.operation.tool}${required.length ? ` (it needs ${required.join(', ')})` : ''} ` +
    'and do it only after your yes. Nothing was changed now.'
  )
}
