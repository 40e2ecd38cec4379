import { arePeople } from '../entity-model/people.ts'
import type { Draft } from '../reading/draft.ts'

/** How sure it is at most that who came last is the youngest. */
const BY_OTHER_DATE = 0.6
const AGE = /^(?:youngest|oldest|eldest)$/i
const OF_BIRTH = /\b(?:birth|births|birthday|birthdate|born|dob|age)\b/i

/** "who is our youngest employee?" of people of whom only the first day is told: by that day it is a guess. After superlatives are read. */
export function doubtAges(draft: Draft): void {
  const said = draft.chunks.find(c => AGE.test(c.text) && c.used === 'superlative')
  if (!said) return
  for (const { entity, selection } of draft.nodes) {
    const field = arePeople(entity) && entity.fields.find(f => f.column === selection.order?.columns[0])
    if (!field || field.role !== 'date' || OF_BIRTH.test(`${field.words.join(' ')} ${field.description}`)) continue
    draft.sureness = Math.min(draft.sureness, BY_OTHER_DATE)
    draft.notes.push(`took “${said.text}” by the ${field.words.join(' ')}`)
  }
}
doubtAges.needs = AGE
