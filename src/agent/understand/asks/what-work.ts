import { ENDING } from '../conditions/brought-to-end.ts'
import { workKinds } from '../entity-model/work-kinds.ts'
import { arePeople } from '../entity-model/people.ts'
import { rootOf } from '../language/verb-forms.ts'
import { plural } from '../language/words.ts'
import { type Draft, isFree, nameKind } from '../reading/draft.ts'

/** Pronouns for what is not told by its noun (a closed class). */
const WHAT = /^(?:what|what['’]s|anything|something|everything)$/i
const DUE = /^(?:due|pending)$/i

const isEnding = (text: string): boolean => /^done$/i.test(text) || ENDING.has(rootOf(text.toLowerCase()))

/**
 * "what did we finish last week?", "what has to be done by Friday?", "is anything due tomorrow?": where no noun tells what is meant, the one
 * kind of record that is somebody's work is. Before nouns are looked for.
 */
export function readWhatWork(draft: Draft): void {
  const { chunks, app } = draft
  const what = chunks.findIndex((c, at) => at < 5 && isFree(c) && WHAT.test(c.text))
  const isOfWork = (at: number) => at > what && (DUE.test(chunks[at]!.text) || isEnding(chunks[at]!.text))
  if (what < 0 || draft.previous || !chunks.some((_, at) => isOfWork(at))) return
  if (chunks.some(c => c.entities.some(e => e.quality >= 0.7 && !arePeople(e.entity)))) return
  const [work, ...others] = workKinds(app)
  if (!work || others.length) return
  if (chunks.some(c => c.values.some(v => v.entity === work.entity && v.field.role === 'category' && v.quality >= 0.9)))
    return
  nameKind(chunks[what]!, work.entity, 0.9)
  draft.notes.push(`took “${chunks[what]!.text}” as ${plural(work.entity.noun)}`)
}
readWhatWork.needs = /^(?:what|anything|something|everything)$/
