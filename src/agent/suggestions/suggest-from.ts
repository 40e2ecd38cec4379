import { setImmediate as nextTurn } from 'node:timers/promises'
import { FLOWS_APP } from '../../contract/flow.ts'
import type { SuggestRules } from '../turn.ts'
import type { Entity, ToolCard } from '../understand/entity-model/catalogue-model.ts'
import type { Knowledge } from '../understand/entity-model/knowledge.ts'
import { splitIdentifier } from '../understand/language/words.ts'
import { VERBS } from '../understand/writes/verbs.ts'
import { askForCalls, READING } from './call-questions.ts'
import { chooseSuggestions } from './choose-suggestions.ts'
import { askAboutRecords } from './record-questions.ts'
import type { Reading } from './suggestion.ts'

/**
 * Up to six questions that work on what a catalogue has, each read back as `readBack` would answer it. Nothing is called for
 * them: names of records are offered where earlier messages had the data read.
 */
export async function suggestFrom(
  knowledge: Knowledge,
  { approvals, app }: Pick<SuggestRules, 'approvals' | 'app'>,
  readBack: (message: string) => Promise<Reading | undefined>,
): Promise<string[]> {
  const mayCall = (tool: ToolCard) => tool.readOnly || (approvals !== 'never' && isHarmless(tool))
  const apps = knowledge.apps().filter(({ model: { name } }) => name !== FLOWS_APP && (!app || name === app))
  const byApp = apps.map(({ model, vocabularies }, turn) => {
    const known = {
      namesOf: (entity: Entity) =>
        vocabularies.find(one => one.entity === entity)?.names.flatMap(({ match }) => match.values.slice(0, 1)) ?? [],
      profileOf: knowledge.profileOf,
    }
    return [...askAboutRecords(model, turn, known), ...askForCalls(model, mayCall)]
  })
  return await chooseSuggestions(byApp, async message => {
    // Others get their turn between the readings.
    await nextTurn()
    return await readBack(message)
  })
}

/**
 * A tool that does not say that it only reads, as most of MCP do not, but is called after reading or reckoning, or takes numbers
 * alone and deletes nothing. A call of it waits for a yes all the same.
 */
function isHarmless({ name, app, words, parameters }: ToolCard): boolean {
  const [verb] = splitIdentifier(name.startsWith(`${app}_`) ? name.slice(app.length + 1) : name)
  const isReckoning = parameters.length > 0 && parameters.every(({ type }) => type === 'number' || type === 'integer')
  return READING.has(verb ?? '') || (isReckoning && !words.some(word => VERBS[word] === 'delete'))
}
